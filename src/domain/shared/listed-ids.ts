import * as z from 'zod/mini';

/** `a,b`, as an address lists ids, in small letters; each counts once. */
export const listedIds = z.pipe(
  z.string(),
  z.transform((text) => [...new Set(text.toLowerCase().split(','))]),
);
