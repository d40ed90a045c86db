import * as z from 'zod/mini';

export const idOf = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.string() }),
    z.transform(({ id }) => id),
  ),
]);
export const metadata = z.nullish(z.record(z.string(), z.string()));
const YEAR_3000 = 32_503_680_000;
export const seconds = z.pipe(
  z.int().check(z.minimum(0), z.maximum(YEAR_3000)),
  z.transform((value) => new Date(value * 1000)),
);

/** The fields that every event has. */
export const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.output<typeof eventSchema>;
