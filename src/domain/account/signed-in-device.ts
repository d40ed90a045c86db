/** A browser that is signed in to an account, as its owner is told of it. */
export interface SignedInDevice {
  id: string;
  /** Browser and system in words, like `Chrome · Windows`. */
  browser: string;
  signedInAt: string;
  lastUsedAt: string;
  /** The browser that asks. */
  isCurrent: boolean;
}
