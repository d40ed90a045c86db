import { fetchOnce } from './fetch-once.ts';
import { onFirstSign } from './first-sign.ts';

/** Code that a first visit does without. */
export interface LazyCode<Code> {
  /** Fetches it now. A fetch that failed is tried again at the next call. */
  fetch: () => Promise<Code>;
  /** Undefined until it was fetched. */
  read: () => Code | undefined;
  /** Fetches it as soon as somebody is there. @returns what cancels it */
  prefetch: () => () => void;
}

/** Code that comes at the first sign of a person, so that what it does still works when the connection is lost later. */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let here: Code | undefined;
  const fetch = fetchOnce(async () => (here = await load()));
  const fetchEarly = () => void fetch().catch(() => undefined); // tried again when it is needed
  return { fetch, read: () => here, prefetch: () => onFirstSign(fetchEarly) };
}
