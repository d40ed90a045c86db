import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { AppError } from '../errors.ts';

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether one of our own pages sent the request: its origin is the public address, or the host that the
 * request was sent to. The second case allows 127.0.0.1 instead of localhost; another site cannot choose the
 * browser's Host. When the site uses https, http origins are refused, because an attacker on the network
 * could have written such a page.
 */
export function isOwnOrigin(appUrl: string, request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const [own, asking] = [new URL(appUrl), new URL(origin)];
  if (own.protocol === 'https:' && asking.protocol !== 'https:') return false;
  return origin === own.origin || asking.host === request.headers.get('Host');
}

/**
 * Refuses writes that come from another site's page or from no page. A cookie alone does not prove the
 * origin.
 */
export function sameOrigin(appUrl: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!readMethods.has(c.req.method) && !isOwnOrigin(appUrl, c.req.raw)) {
      throw new AppError('forbidden', 'Pedido recusado: ele não veio do endereço do aplicativo.');
    }
    await next();
  });
}
