import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pages } from '#domain/pages/pages.ts';
import type { AppEnv } from '../request/context.ts';
import { secretPageHeaders, securityHeaders } from '../middleware/security-headers.ts';
import { sessionCookieName } from '../session/session-life.ts';
import { publicPaths, withHead, withReportHead } from './page-head.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A path of a file or of something hidden. No page of the router has such a path. */
const fileLike = /\/\.\w|\.\w+$/;

/**
 * Serves the built interface. Files with a hash in their name are cached for a year. A path without a file
 * extension answers the page, whose router handles it; an unknown file answers 404.
 * @param root absolute path of the client build.
 */
export function serveClient(root: string, appUrl: string) {
  const isHttps = appUrl.startsWith('https:');
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const ready = (path: string | null) => readyPage(withHead(html, path, appUrl), isHttps);
  const report = readyPage(withReportHead(html, appUrl), isHttps, secretPageHeaders);
  const page = ready(null);
  const shared = new Map(publicPaths.map((path) => [path, ready(path)]));
  const drawn = new Map(
    Object.entries(readPrerendered(root)).map(([path, elements]) => {
      const head = withHead(html, publicPaths.includes(path) ? path : null, appUrl);
      return [
        path,
        readyPage(
          head.replace(EMPTY_ROOT, () => `<div id="root">${elements}</div>`),
          isHttps,
        ),
      ];
    }),
  );
  const cookie = sessionCookieName(appUrl);
  const answerPage = (c: Context<AppEnv>) => {
    const { path } = c.req;
    const isVisitor = getCookie(c, cookie) === undefined;
    return ((isVisitor ? drawn.get(path) : undefined) ?? shared.get(path) ?? page)(c);
  };
  const assets = serveStatic({ root, precompressed: true, onFound: (_path, c) => keepForAYear(c) });
  return new Hono<AppEnv>()
    .use('/assets/*', assets)
    .all('/assets/*', (c) => c.text('Não encontrado', 404))
    .on('GET', ['/', '/index.html'], answerPage)
    .get(pages.sharedReport.path, report)
    .get('*', serveStatic({ root, precompressed: true }))
    .get('*', knownPages, answerPage);
}

const EMPTY_ROOT = '<div id="root"></div>';

/** The visitor's screens that the build has drawn (`vite.prerender.ts`): their elements, by address. */
function readPrerendered(root: string): Record<string, string> {
  const file = join(root, 'prerendered.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function keepForAYear(c: Context): void {
  c.header('Cache-Control', IMMUTABLE);
}

/** The page with its headers, compressed once. No other file runs scripts. */
function readyPage(
  html: string,
  isHttps: boolean,
  own: Readonly<Record<string, string>> = {},
): (c: Context<AppEnv>) => Response {
  const page = Buffer.from(html);
  const headers = {
    ...securityHeaders(isHttps, inlineScripts(html)),
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Cookie',
    ...own,
  };
  const forms = { br: brotliCompressSync(page), gzip: gzipSync(page) };
  return (c) => {
    const accepted = c.req.header('Accept-Encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    return encoding === null
      ? c.body(page, 200, headers)
      : c.body(forms[encoding], 200, { ...headers, 'Content-Encoding': encoding });
  };
}

/** Sources for the policy: the page's own inline scripts run, and no others. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

const knownPages = createMiddleware<AppEnv>(async (c, next) => {
  if (fileLike.test(c.req.path)) return c.text('Não encontrado', 404);
  await next();
  return undefined;
});
