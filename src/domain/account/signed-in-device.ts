/** A browser signed in to an account, as its owner sees it. */
export interface SignedInDevice {
  id: string;
  /** Browser and system in words, like `Chrome · Windows`. */
  browser: string;
  signedInAt: string;
  lastUsedAt: string;
  /** Whether it is the browser that sends the request. */
  isCurrent: boolean;
}
