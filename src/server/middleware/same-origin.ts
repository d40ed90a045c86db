import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../request/context.ts';
import { AppError } from '../request/errors.ts';
import { isWrite } from './write-limit.ts';

/**
 * Whether one of our own pages sent the request: its origin is the public address, or the host that the
 * request was sent to. The second case allows 127.0.0.1 instead of localhost; another site cannot choose the
 * browser's Host. When the site uses https, http origins are refused, because an attacker on the network
 * could have written such a page.
 */
export function isOwnOrigin(appUrl: string, { origin, host }: RequestSource): boolean {
  if (origin === null || !URL.canParse(origin)) return false;
  const [own, asking] = [new URL(appUrl), new URL(origin)];
  if (own.protocol === 'https:' && asking.protocol !== 'https:') return false;
  return origin === own.origin || asking.host === host;
}

/** The headers of a request that say where it comes from. */
interface RequestSource {
  origin: string | null;
  host: string | null;
}

export function sourceOf({ headers }: Request): RequestSource {
  return { origin: headers.get('Origin'), host: headers.get('Host') };
}

/**
 * Refuses writes that come from another site's page or from no page. A cookie alone does not prove the
 * origin.
 */
export function sameOrigin(appUrl: string) {
  const isOwn = memoized((source) => isOwnOrigin(appUrl, source));
  return createMiddleware<AppEnv>(async (c, next) => {
    if (isWrite(c.req.method) && !isOwn(sourceOf(c.req.raw))) {
      throw new AppError('forbidden', 'Pedido recusado: ele não veio do endereço do aplicativo.');
    }
    await next();
  });
}

/** Keeps the last result, because parsing two addresses takes longer than the rest and nearly all requests have the same. */
function memoized(isOwn: (source: RequestSource) => boolean): (source: RequestSource) => boolean {
  let last = { origin: null, host: null, isOwn: false } as RequestSource & { isOwn: boolean };
  return (source) => {
    if (source.origin === null) return false;
    if (source.origin !== last.origin || source.host !== last.host)
      last = { ...source, isOwn: isOwn(source) };
    return last.isOwn;
  };
}
