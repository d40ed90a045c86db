import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret for an address, a link, a script or a browser, long enough that nobody finds one by trying. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Secrets are found by their hash, so the time that a search takes says nothing about a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
