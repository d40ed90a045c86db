import { parse } from 'hono/utils/cookie';
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { SignedCookies } from '../request/context.ts';
import { cookieKinds, cookieName } from './session-life.ts';

/** The most cookies of each kind whose signature is remembered. */
export const MAX_KNOWN = 5000;

/** One for the process, because it remembers the cookies that it checked. */
export function signedCookies({ secret, appUrl }: { secret: string; appUrl: string }): SignedCookies {
  const key = createSecretKey(secret, 'utf8');
  const tokenOf = cookieReader(key, cookieName(appUrl, 'session_token'));
  const deviceOf = cookieReader(key, cookieName(appUrl, 'device'));
  return {
    tokenOf,
    readSession: (c) => tokenOf(c.req.header('Cookie') ?? ''),
    readDevice: (c) => deviceOf(c.req.header('Cookie') ?? ''),
    sign: (value) => `${value}.${signature(key, value)}`,
  };
}

/**
 * The Cookie header with our cookies alone, each once and as we read it. The sign-in library reads a quoted or
 * repeated cookie in another way. It would then act for another session than the guards checked.
 */
export function plainCookies(header: string, appUrl: string): string {
  const pairs = cookieKinds.flatMap((kind) => {
    const name = cookieName(appUrl, kind);
    const value = parse(header, name)[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.join('; ');
}

/**
 * Whether a cookie is correctly signed never changes, so it is checked once; whether its session is alive is checked on
 * every request.
 */
function cookieReader(key: KeyObject, name: string): (header: string) => string | null {
  const known = new Map<string, string>();
  return (header) => {
    const value = parse(header, name)[name];
    if (value === undefined) return null;
    const before = known.get(value);
    if (before !== undefined) return before;
    const token = signedToken(key, value);
    if (token === null) return null;
    if (known.size >= MAX_KNOWN) known.clear();
    const copy = Buffer.from(value).toString(); // in V8, a part of a text keeps the whole text (here all cookies) in memory
    known.set(copy, copy.slice(0, token.length));
    return token;
  };
}

function signedToken(key: KeyObject, value: string): string | null {
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = Buffer.from(signature(key, token));
  const given = Buffer.from(value.slice(dot + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/**
 * In base64, compared as text: a decoder skips what is no base64, so one cookie would have endless long spellings, all
 * remembered. Made at once, because WebCrypto would move each request to another thread and back.
 */
function signature(key: KeyObject, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64');
}
