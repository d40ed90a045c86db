import * as z from 'zod/mini';

/** `a,b`, as an address lists ids; each counts once. */
export const listedIds = z.pipe(
  z.string(),
  z.transform((text) => [...new Set(text.split(','))]),
);
