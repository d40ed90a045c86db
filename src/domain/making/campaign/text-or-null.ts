import * as z from 'zod/mini';

/** A text that may be left out: a blank one counts as none. */
export const textOrNull = (label: string, max: number) =>
  z.nullable(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(max, `${label}: use no máximo ${max} caracteres.`)),
      z.transform((text) => (text === '' ? null : text)),
    ),
  );
