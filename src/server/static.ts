import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppEnv } from './context.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The built interface: files with a hash in their name are kept for a year, and every address that is
 * no file answers the one page, whose router takes it from there.
 * @param root absolute path of the client build.
 */
export function serveClient(root: string) {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  return new Hono<AppEnv>()
    .use(
      '/assets/*',
      serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE) }),
    )
    .all('/assets/*', (c) => c.text('Não encontrado', 404))
    .get('*', serveStatic({ root, precompressed: true }))
    .get('*', (c) => c.html(page, 200, { 'Cache-Control': 'no-cache' }));
}
