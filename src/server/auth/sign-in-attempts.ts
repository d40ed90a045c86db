import { emailKey, type Limit } from '../db/attempts.ts';

export const LOCK: Limit = { max: 10, seconds: 15 * 60 };

/**
 * A browser that signed in to the account before. Its attempts are counted separately from those of
 * strangers.
 */
type KnownDevice = { id: string } | null;

export function signInKey(email: string, device: KnownDevice): string {
  return ['sign-in', emailKey(email), ...(device ? [device.id] : [])].join(':');
}

export function codeKey(userId: string, device: KnownDevice): string {
  return ['code', userId, ...(device ? [device.id] : [])].join(':');
}
