import * as z from 'zod/mini';

/** An ISO 4217 code. */
export const currencyCode = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/, 'A moeda precisa ser um código como BRL.'));
