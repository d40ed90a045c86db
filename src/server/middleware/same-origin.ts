import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { AppError } from '../errors.ts';

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of ours asked: its origin is the public address, or the very host the request went to
 * (somebody who opens 127.0.0.1 instead of localhost; a foreign page can't choose the browser's Host).
 * Of a site at https a page at http is foreign: whoever sits on the wire may have written it.
 */
export function isOwnOrigin(appUrl: string, request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const [own, asking] = [new URL(appUrl), new URL(origin)];
  if (own.protocol === 'https:' && asking.protocol !== 'https:') return false;
  return origin === own.origin || asking.host === request.headers.get('Host');
}

/** Refuses writes that another site's page, or no page at all, asks for: cookies alone prove nothing. */
export function sameOrigin(appUrl: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!readMethods.has(c.req.method) && !isOwnOrigin(appUrl, c.req.raw)) {
      throw new AppError('forbidden', 'Pedido recusado: ele não veio do endereço do aplicativo.');
    }
    await next();
  });
}
