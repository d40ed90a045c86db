import { list, words } from '../list.ts';
import type { BuiltInTexts } from '../types.ts';
import { nutra } from './nutra.ts';
import { products } from './products.ts';

export const texts: BuiltInTexts = {
  keywords: { nutra, 'produtos-fisicos': products },
  negativeKeywords: words(`
    free, freebie, sample, giveaway, download, pdf, torrent, used, refurbished, replica, fake, diy, homemade, recipe,
    jobs, salary, careers, internship, wholesale, supplier, affiliate, dropshipping, wikipedia, meaning, youtube, reddit, lawsuit, images
  `),
  titles: list(`
    Shop {NOME_PRODUTO} Online
    Order {NOME_PRODUTO} Today
    {NOME_PRODUTO} In Stock
    {NOME_PRODUTO} Bundles
    {NOME_PRODUTO}: See Prices
    Get {NOME_PRODUTO} Delivered
    Genuine {NOME_PRODUTO}
    Secure Checkout, Easy Returns
    Money-Back Guarantee
    Tracked Delivery to Your Door
    Pay by Card or PayPal
    Real People, Fast Answers
    Choose the Bundle That Fits
  `),
  descriptions: list(`
    Order {NOME_PRODUTO} from our online store with secure checkout and tracked delivery.
    Compare {NOME_PRODUTO} bundles, see the full price up front and pay the way you like.
    Read the label, the directions and customer opinions before you order {NOME_PRODUTO}.
    Questions about {NOME_PRODUTO}? Our support team answers and follows your order home.
  `),
  sitelinks: [
    {
      text: 'Order {NOME_PRODUTO}',
      desc1: 'Pick your bundle in a few clicks',
      desc2: 'Order confirmed right away',
    },
    {
      text: 'Prices and Bundles',
      desc1: 'Compare every quantity option',
      desc2: 'Larger bundles cost less per unit',
    },
    {
      text: 'How to Use It',
      desc1: 'Clear directions, step by step',
      desc2: 'Know what to expect before you buy',
    },
    {
      text: 'Full Ingredient List',
      desc1: 'See everything in the formula',
      desc2: 'The same facts as on the label',
    },
    {
      text: 'Customer Opinions',
      desc1: 'Read what other buyers say',
      desc2: 'Comments from delivered orders',
    },
    {
      text: 'Shipping Times',
      desc1: 'See when your order would arrive',
      desc2: 'Track every step of the delivery',
    },
    {
      text: 'Returns and Refunds',
      desc1: 'Plain rules for sending it back',
      desc2: 'Contact us if anything goes wrong',
    },
  ],
  callouts: list(`
    Secure Checkout
    Tracked Shipping
    Easy Returns
    Refunds Made Simple
    Email and Phone Support
    Discreet Packaging
    No Hidden Fees
    Ships Within 24 Hours
    All Major Cards Accepted
  `),
  promotions: list(`
    {NOME_PRODUTO}
    {NOME_PRODUTO} Kit
    2-Pack Bundle
    3-Pack Bundle
    6-Bottle Bundle
    First Orders
    Orders Over 3 Units
    Online Store Orders
  `),
};
