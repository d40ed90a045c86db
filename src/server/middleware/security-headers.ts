import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../request/context.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Mantine writes style elements and attributes, so inline styles are allowed. Scripts may come from our own
 * origin only, or stand in the page with a known hash.
 */
const policy = (inlineScripts: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every answer of the server: of a file, an error or a refusal too. `http/server.ts` adds them to each. */
export function everyAnswerHeaders(isHttps: boolean): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * For the API and the page, which runs scripts. Other files do not need these headers. Those for Flash and for the filter
 * of older browsers are left out: no browser that runs our scripts (ES2022) has either.
 * @param inlineScripts the hashes of the scripts inside the page, as the policy names them.
 */
export function securityHeaders(isHttps: boolean, inlineScripts: readonly string[] = []): Headers {
  return {
    'Content-Security-Policy': policy(inlineScripts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'SAMEORIGIN',
    ...everyAnswerHeaders(isHttps),
  };
}

/** For a page that opens by a secret link: its address leaks to no other site, search engine or cache. */
export const secretPageHeaders: Headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Adds these headers to every answer. Those of a route go before those of the routes around it. */
export function withHeaders(headers: Headers) {
  const list = Object.entries(headers);
  return createMiddleware<AppEnv>(async (c, next) => {
    const outer = c.get('headers');
    c.set('headers', outer === undefined ? headers : { ...outer, ...headers });
    await next();
    if (c.get('isFinished')) return;
    for (const [name, value] of list) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
}
