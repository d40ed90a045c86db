import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppEnv } from './context.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A path of a file or of something hidden. No page of the router has such a path. */
const fileLike = /\/\.\w|\.\w+$/;

/**
 * Serves the built interface. Files with a hash in their name are cached for a year. A path without a file
 * extension answers the page, whose router handles it; an unknown file answers 404. @param root absolute path
 * of the client build. @param headers set on the page, because only the page runs scripts.
 */
export function serveClient(root: string, headers: MiddlewareHandler<AppEnv>) {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const answerPage = (c: Context) => c.html(page, 200, { 'Cache-Control': 'no-cache' });
  const assets = serveStatic({ root, precompressed: true, onFound: (_path, c) => keepForAYear(c) });
  return new Hono<AppEnv>()
    .use('/assets/*', assets)
    .all('/assets/*', (c) => c.text('Não encontrado', 404))
    .on('GET', ['/', '/index.html'], headers, answerPage)
    .get('*', serveStatic({ root, precompressed: true }))
    .get('*', headers, knownPages, answerPage);
}

function keepForAYear(c: Context): void {
  c.header('Cache-Control', IMMUTABLE);
  c.header('X-Content-Type-Options', 'nosniff');
}

const knownPages = createMiddleware<AppEnv>(async (c, next) => {
  if (fileLike.test(c.req.path)) return c.text('Não encontrado', 404);
  await next();
  return undefined;
});
