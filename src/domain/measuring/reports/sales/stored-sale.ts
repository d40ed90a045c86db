import * as z from 'zod/mini';
import { currencyCode } from '#domain/shared/currency-code.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import { importLimits } from '../stored-types.ts';
import { type Sale, saleStatuses } from './sale.ts';

const moment = z.string().check(
  z.regex(
    /^20\d\d-\d\d-\d\d(?:T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/,
    'Use uma data como 2026-05-31T10:20:00.',
  ),
  z.refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, 'Use uma data como 2026-05-31.'),
);
const micros = z.nullable(z.int().check(z.minimum(-1e15), z.maximum(1e15)));
const word = z.string().check(z.maxLength(300));
/** `5.4321`: exact, and far from the limits of what PostgreSQL stores. */
export const rateText = z.string().check(
  z.regex(/^\d{1,7}(?:\.\d{1,8})?$/, 'Use uma cotação como 5,4321.'),
  z.refine((text) => Number(text) > 0, 'A cotação precisa ser maior que zero.'),
);

/** A sale as it travels: values in this order. */
const saleSchema = z.tuple([
  z.string().check(z.minLength(1), z.maxLength(200)), // order
  moment, // sold at
  z.enum(saleStatuses),
  word, // product
  micros, // amount
  micros, // commission
  z.nullable(currencyCode),
  z.nullable(rateText), // exchange
  z.nullable(z.string().check(z.regex(/^[\w-]{20,500}$/))), // gclid
  z.nullable(moment), // clicked at
  z.array(z.tuple([z.string().check(z.maxLength(100)), word])).check(z.maxLength(20)), // sub-ids: name and value
  word, // keyword
]);
export type SentSale = z.output<typeof saleSchema>;

/** A part of the sales. `from` is the number of sales before it, so that a repeated part is noticed. */
export const salesPartSchema = z.strictObject({
  from: z.int().check(z.nonnegative()),
  rows: z.array(saleSchema).check(z.minLength(1), z.maxLength(importLimits.partSales)),
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
