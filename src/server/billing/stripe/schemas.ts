import { z } from 'zod';

export const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
export const metadata = z.record(z.string(), z.string()).nullish();
export const seconds = z
  .int()
  .min(0)
  .max(32_503_680_000) // the year 3000
  .transform((value) => new Date(value * 1000));

/** The fields that every event has. */
export const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.output<typeof eventSchema>;
