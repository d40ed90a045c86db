import { z } from 'zod';
import { currencyCode } from '../../shared/currency-code.ts';
import { cutText } from '../cell-text.ts';
import { importLimits } from '../stored.ts';
import { type Sale, saleStatuses } from './sale.ts';

const moment = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d)?)?$/, 'Use uma data como 2026-05-31T10:20:00.')
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, 'Use uma data como 2026-05-31.');
const micros = z.int().min(-1e15).max(1e15).nullable();
const word = z.string().max(300);
/** `5.4321`: exact, and far from the limits of what PostgreSQL stores. */
export const rateText = z
  .string()
  .regex(/^\d{1,7}(?:\.\d{1,8})?$/, 'Use uma cotação como 5,4321.')
  .refine((text) => Number(text) > 0, 'A cotação precisa ser maior que zero.');

/** A sale as it travels: values in this order. */
const saleSchema = z.tuple([
  z.string().min(1).max(200), // order
  moment, // sold at
  z.enum(saleStatuses),
  word, // product
  micros, // amount
  micros, // commission
  currencyCode.nullable(),
  rateText.nullable(), // exchange
  z
    .string()
    .regex(/^[\w-]{20,500}$/)
    .nullable(), // gclid
  moment.nullable(), // clicked at
  z.array(z.tuple([z.string().max(100), word])).max(20), // sub-ids: name and value
  word, // keyword
]);
export type SentSale = z.output<typeof saleSchema>;

/** A part of the sales. `from` is the number of sales before it, so that a repeated part is noticed. */
export const salesPartSchema = z.strictObject({
  from: z.int().nonnegative(),
  rows: z.array(saleSchema).min(1).max(importLimits.partSales),
});

export function toSentSale(sale: Sale): SentSale {
  return [
    cutText(sale.orderId, 200),
    sale.soldAt,
    sale.status,
    cutText(sale.product, 300),
    sale.amountMicros,
    sale.commissionMicros,
    sale.currency,
    sale.exchange,
    sale.gclid,
    sale.clickedAt,
    sale.subIds.slice(0, 20).map(({ name, value }) => [cutText(name, 100), cutText(value, 300)]),
    cutText(sale.keyword, 300),
  ];
}
