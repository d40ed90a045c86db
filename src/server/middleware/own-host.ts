import { createMiddleware } from 'hono/factory';
import { isIP } from 'node:net';
import type { AppEnv } from '../request/context.ts';
import { badRequest } from '../request/errors.ts';

/**
 * Whether a request was meant for this server. An http site runs on a person's own machine or network, so it
 * also accepts IP addresses and localhost. Another site cannot use those names to reach us (DNS rebinding
 * needs a domain name).
 */
export function isOwnHost(appUrl: string, host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const own = new URL(appUrl);
  const { hostname } = new URL(`http://${host}`);
  if (hostname === own.hostname) return true;
  const isBareAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return own.protocol === 'http:' && (hostname === 'localhost' || isBareAddress);
}

/** Refuses requests with another site's host name. */
export function ownHost(appUrl: string) {
  const lookUp = memoized((host) => isOwnHost(appUrl, host));
  return createMiddleware<AppEnv>(async (c, next) => {
    const host = c.req.header('Host');
    // Only requests made inside the process have no host.
    if (host !== undefined && !lookUp(host)) throw badRequest('Este endereço não é o do aplicativo.');
    await next();
  });
}

/**
 * Caches the result, because parsing a host takes longer than all other guards and nearly all requests have
 * the same host.
 */
function memoized(isOwn: (host: string) => boolean): (host: string) => boolean {
  let last = { host: '', isOwn: false };
  return (host) => {
    if (host !== last.host) last = { host, isOwn: isOwn(host) };
    return last.isOwn;
  };
}
