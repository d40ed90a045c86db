/** Fetches code once. A fetch that failed is tried again at the next call. */
export function fetchOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let fetching: Promise<Code> | undefined;
  return () =>
    (fetching ??= load().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    }));
}
