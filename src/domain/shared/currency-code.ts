import { z } from 'zod';

/** An ISO 4217 code. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'A moeda precisa ser um código como BRL.');
