import { pricesByTime, pricesOf, pricesOfOne } from '../amounts.ts';
import type { Seen } from '../finding-codes.ts';
import { excerptAround } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { FOR_MACHINES, offeredData } from '../structured-data.ts';

/** Whether the page has the price of the sheet among its own. */
export function comparePrice({ blocks, sheet }: Reading): Seen[] {
  if (sheet.price === undefined) return [];
  const wanted = Math.round(Number(sheet.price) * 100);
  const prices = pricesOf(blocks);
  const isSame = ({ cents, currency }: (typeof prices)[number]) =>
    cents === wanted && (currency === null || sheet.currency === undefined || currency === sheet.currency);
  const [first] = prices
    .filter(({ block }) => /pric|prec|preis|prix|offer|ofert|angebot|offre/u.test(block.where))
    .concat(prices);
  if (!first || prices.some(isSame) || pricesByTime(blocks).some(isSame) || pricesOfOne(blocks).some(isSame))
    return [];
  return [
    {
      code: 'price_differs',
      excerpt: excerptAround(first.block.text, first.block.folded.indexOf(first.written)),
      where: first.block.where,
    },
  ];
}

/** Google compares the price that it is told with the one of the ad. */
export function comparePriceData({ page, sheet }: Reading): Seen[] {
  if (sheet.price === undefined) return [];
  const { cents } = offeredData(page);
  const wanted = Math.round(Number(sheet.price) * 100);
  const [first] = cents;
  if (first === undefined || cents.includes(wanted)) return [];
  return [{ code: 'price_differs', excerpt: `price: ${(first / 100).toFixed(2)}`, where: FOR_MACHINES }];
}
