import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { AppError } from '../errors.ts';

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of ours asked: its origin is the public address, or the very host the request went to
 * (somebody who opens 127.0.0.1 instead of localhost; a foreign page can't choose the browser's Host).
 */
export function isOwnOrigin(appUrl: string, request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return origin === new URL(appUrl).origin || new URL(origin).host === request.headers.get('Host');
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
