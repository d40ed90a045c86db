const WAIT_MS = 3000;

/** Reads an answer again while the server is computing a newer one. */
export function whileStale({ state }: { state: { data?: { kept?: { isStale: boolean } } | undefined } }) {
  return state.data?.kept?.isStale === true ? WAIT_MS : false;
}
