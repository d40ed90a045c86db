import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../request/context.ts';
import { AppError } from '../request/errors.ts';

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether one of our own pages sent the request: its origin is the public address, or the host that the
 * request was sent to. The second case allows 127.0.0.1 instead of localhost; another site cannot choose the
 * browser's Host. When the site uses https, http origins are refused, because an attacker on the network
 * could have written such a page.
 */
export function isOwnOrigin(appUrl: string, { origin, host }: Asked): boolean {
  if (origin === null || !URL.canParse(origin)) return false;
  const [own, asking] = [new URL(appUrl), new URL(origin)];
  if (own.protocol === 'https:' && asking.protocol !== 'https:') return false;
  return origin === own.origin || asking.host === host;
}

/** The headers of a request that tell where it comes from. */
interface Asked {
  origin: string | null;
  host: string | null;
}

export function askedBy({ headers }: Request): Asked {
  return { origin: headers.get('Origin'), host: headers.get('Host') };
}

/**
 * Refuses writes that come from another site's page or from no page. A cookie alone does not prove the
 * origin.
 */
export function sameOrigin(appUrl: string) {
  const isOwn = memoized((asked) => isOwnOrigin(appUrl, asked));
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!readMethods.has(c.req.method) && !isOwn(askedBy(c.req.raw))) {
      throw new AppError('forbidden', 'Pedido recusado: ele não veio do endereço do aplicativo.');
    }
    await next();
  });
}

/** Keeps the last result, because parsing two addresses takes longer than the rest and nearly all requests have the same. */
function memoized(isOwn: (asked: Asked) => boolean): (asked: Asked) => boolean {
  let last = { origin: null, host: null, isOwn: false } as Asked & { isOwn: boolean };
  return (asked) => {
    if (asked.origin === null) return false;
    if (asked.origin !== last.origin || asked.host !== last.host) last = { ...asked, isOwn: isOwn(asked) };
    return last.isOwn;
  };
}
