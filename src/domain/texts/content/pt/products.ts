import { list } from '../list.ts';
import { productStrategies } from '../strategies.ts';
import type { FunnelLevel, KeywordTemplates } from '../types.ts';

export const products: Record<FunnelLevel, KeywordTemplates> = {
  top: {
    strategy: productStrategies.top,
    example: 'melhor massageador portátil',
    templates: list(`
      melhor aaa
      qual aaa escolher
      tipos de aaa
      modelos de aaa
      aaa para que serve
      aaa vale a pena ter
      vantagens de ter aaa
      aaa para presente
    `),
  },
  middle: {
    strategy: productStrategies.middle,
    example: 'massageador portátil é bom',
    templates: list(`
      aaa é bom
      aaa funciona mesmo
      aaa avaliações de quem comprou
      aaa opinião
      aaa comparativo
      aaa medidas e peso
      aaa material
      aaa ficha técnica
      aaa assistência técnica
      aaa reclame aqui
    `),
  },
  bottom: {
    strategy: productStrategies.bottom,
    example: 'comprar massageador portátil',
    templates: list(`
      comprar aaa
      aaa preço
      quanto custa aaa
      onde comprar aaa
      aaa em promoção
      aaa desconto à vista
      aaa cupom
      aaa original com garantia
      aaa parcelado sem juros
      aaa pronta entrega
      aaa entrega rápida
      aaa loja confiável
    `),
  },
};
