import type { z } from 'zod';
import { onFirstSign } from './first-sign.ts';

export interface LazySchema<Values, Output> {
  fetch: () => Promise<unknown>;
  /** Undefined until it was fetched. */
  read: () => z.ZodType<Output, Values> | undefined;
  /** Fetches it as soon as somebody is there. */
  prefetch: () => () => void;
}

/** A schema whose code comes at the first sign of a person, so that a first visit does without it. */
export function lazySchema<Values, Output>(
  load: () => Promise<z.ZodType<Output, Values>>,
): LazySchema<Values, Output> {
  let here: z.ZodType<Output, Values> | undefined;
  const fetch = async () => (here ??= await load());
  const fetchEarly = () => void fetch().catch(() => undefined); // tried again when the form is sent
  return { fetch, read: () => here, prefetch: () => onFirstSign(fetchEarly) };
}
