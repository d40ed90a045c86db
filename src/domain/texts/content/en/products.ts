import { list } from '../list.ts';
import { productStrategies } from '../strategies.ts';
import type { FunnelLevel, KeywordTemplates } from '../types.ts';

export const products: Record<FunnelLevel, KeywordTemplates> = {
  top: {
    strategy: productStrategies.top,
    example: 'best portable massager',
    templates: list(`
      best aaa
      which aaa to choose
      types of aaa
      aaa for beginners
      aaa buying guide
      top rated aaa
      what is aaa good for
      aaa gift ideas
    `),
  },
  middle: {
    strategy: productStrategies.middle,
    example: 'portable massager reviews',
    templates: list(`
      aaa reviews
      is aaa any good
      does aaa work
      aaa pros and cons
      aaa comparison
      aaa size and weight
      aaa materials
      aaa specifications
      aaa warranty
      aaa complaints
    `),
  },
  bottom: {
    strategy: productStrategies.bottom,
    example: 'buy portable massager',
    templates: list(`
      buy aaa
      aaa price
      how much is aaa
      where to buy aaa
      order aaa online
      aaa on sale
      aaa discount code
      aaa coupon
      genuine aaa
      aaa in stock
      aaa fast shipping
      aaa store near me
    `),
  },
};
