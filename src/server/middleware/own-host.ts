import { createMiddleware } from 'hono/factory';
import { isIP } from 'node:net';
import type { AppEnv } from '../context.ts';
import { badRequest } from '../errors.ts';

/**
 * Whether a request was meant for this server. A site at http is on somebody's own machine or network and answers
 * to bare addresses and to localhost as well: no page elsewhere can choose those names.
 */
export function isOwnHost(appUrl: string, host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const own = new URL(appUrl);
  const { hostname } = new URL(`http://${host}`);
  if (hostname === own.hostname) return true;
  const isBareAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return own.protocol === 'http:' && (hostname === 'localhost' || isBareAddress);
}

/** Refuses requests sent under another site's name. */
export function ownHost(appUrl: string) {
  const lookUp = remembering((host) => isOwnHost(appUrl, host));
  return createMiddleware<AppEnv>(async (c, next) => {
    const host = c.req.header('Host');
    // Only a request made within the process has no host.
    if (host !== undefined && !lookUp(host)) throw badRequest('Este endereço não é o do aplicativo.');
    await next();
  });
}

/** Reading an address takes longer than the rest of the guards; nearly all requests name the same one. */
function remembering(isOwn: (host: string) => boolean): (host: string) => boolean {
  let last = { host: '', isOwn: false };
  return (host) => {
    if (host !== last.host) last = { host, isOwn: isOwn(host) };
    return last.isOwn;
  };
}
