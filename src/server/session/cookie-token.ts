import { parse } from 'hono/utils/cookie';
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/**
 * Reads the session's token from a Cookie header; null when there is none or its signature is not ours.
 * The signature is checked in place: WebCrypto would cost each signed-in request a trip to another thread.
 */
export function cookieTokenReader(secret: string, name: string) {
  const key = createSecretKey(secret, 'utf8');
  return (header: string | undefined): string | null => {
    const value = header === undefined ? undefined : parse(header, name)[name];
    const dot = value?.lastIndexOf('.') ?? -1;
    if (value === undefined || dot < 1) return null;
    const token = value.slice(0, dot);
    const expected = createHmac('sha256', key).update(token).digest();
    const given = Buffer.from(value.slice(dot + 1), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
  };
}
