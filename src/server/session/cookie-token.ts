import { parse } from 'hono/utils/cookie';
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Signs a cookie's value, at once for the same reason as below. */
export function cookieSigner(secret: string): (value: string) => string {
  const key = createSecretKey(secret, 'utf8');
  return (value) => `${value}.${createHmac('sha256', key).update(value).digest('base64')}`;
}

/** Maximum number of cached headers with a valid signature. */
const MAX_KNOWN = 5000;

/**
 * Reads the token of a signed cookie, a session's or a device's, from a Cookie header; null when there is none or its
 * signature is wrong. The signature is checked synchronously, because WebCrypto would move each request to another thread
 * and back. Whether a header is correctly signed never changes, so the result is cached; whether its session is alive is
 * checked on every request.
 */
export function cookieTokenReader(secret: string, name: string) {
  const key = createSecretKey(secret, 'utf8');
  const known = new Map<string, string>();
  const check = (header: string): string | null => {
    const value = parse(header, name)[name];
    const dot = value?.lastIndexOf('.') ?? -1;
    if (value === undefined || dot < 1) return null;
    const token = value.slice(0, dot);
    const expected = createHmac('sha256', key).update(token).digest();
    const given = Buffer.from(value.slice(dot + 1), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
  };
  return (header: string | undefined): string | null => {
    if (header === undefined) return null;
    const before = known.get(header);
    if (before !== undefined) return before;
    const token = check(header);
    if (token === null) return null;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(header, token);
    return token;
  };
}
