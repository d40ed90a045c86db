import { list, words } from '../list.ts';
import type { BuiltInTexts } from '../types.ts';
import { nutra } from './nutra.ts';
import { products } from './products.ts';

export const texts: BuiltInTexts = {
  keywords: { nutra, 'produtos-fisicos': products },
  negativeKeywords: words(`
    free, freebie, sample, giveaway, download, pdf, torrent, secondhand, refurbished, replica, fake, diy, homemade, recipe,
    jobs, salary, careers, internship, wholesale, supplier, affiliate, dropshipping, wikipedia, meaning, youtube, reddit, lawsuit, images
  `),
  titles: list(`
    Buy {NOME_PRODUTO} Now
    Order {NOME_PRODUTO}
    Genuine {NOME_PRODUTO}
    {NOME_PRODUTO} In Stock
    {NOME_PRODUTO} Bundles
    {NOME_PRODUTO} Prices
    {NOME_PRODUTO} Online
    Order in a Few Simple Steps
    Money-Back Guarantee
    Delivered to Your Door
    Pay by Card or PayPal
    Real People, Fast Answers
    Find the Bundle That Fits You
  `),
  descriptions: list(`
    Order {NOME_PRODUTO} from our online store: secure checkout, tracked delivery.
    Compare {NOME_PRODUTO} bundles, see the full price up front and pay your way.
    Read the label, directions and customer reviews before you order {NOME_PRODUTO}.
    Questions about {NOME_PRODUTO}? Our support team helps from order to delivery.
  `),
  sitelinks: [
    {
      text: 'Get {NOME_PRODUTO}',
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
      text: 'Customer Reviews',
      desc1: 'Read what other buyers say',
      desc2: 'Feedback from delivered orders',
    },
    {
      text: 'Shipping Times',
      desc1: 'See when your order will arrive',
      desc2: 'Track every step of the delivery',
    },
    {
      text: 'Returns and Refunds',
      desc1: 'Simple steps to send it back',
      desc2: 'Contact us if anything goes wrong',
    },
  ],
  callouts: list(`
    Secure Checkout
    Tracked Shipping
    Easy Returns
    No Surprise Subscriptions
    Email and Phone Support
    Discreet Packaging
    No Hidden Fees
    Ships Within 24 Hours
    All Major Cards Accepted
  `),
  promotions: list(`
    {NOME_PRODUTO}
    All Bundles
    2-Pack Bundle
    3-Pack Bundle
    6-Bottle Bundle
    First Order
    Orders of 3 or More
    Online Orders
  `),
};
