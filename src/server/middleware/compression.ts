import type { Context, TypedResponse } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { AppEnv } from '../context.ts';

/** Below this, compressing costs more than the bytes it saves. */
const MIN_BYTES = 1024;
/** Up to this, compressing in place is quicker than the way to another thread and back. */
const IN_PLACE_BYTES = 64 * 1024;
const LEVEL = 1;
const gzipAside = promisify(gzip);

const headersOf = (isCompressed: boolean) => ({
  'Content-Type': 'application/json',
  ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  Vary: 'Accept-Encoding',
});

/** Answers JSON that the database built; T is what the text holds. */
export async function answerJson<T>(
  c: Context<AppEnv>,
  text: string,
): Promise<Response & TypedResponse<T, 200, 'json'>> {
  c.set('isSized', true);
  const bytes = Buffer.from(text);
  const isCompressed = bytes.length >= MIN_BYTES && acceptsGzip(c);
  const body = isCompressed ? await compressBytes(bytes) : text;
  // The client's types follow the text's meaning, which only the query knows.
  return c.body(body, 200, headersOf(isCompressed)) as unknown as Response & TypedResponse<T, 200, 'json'>;
}

/** Compresses JSON answers from 1 KiB on; small ones keep their length and go as they are. */
export const compression = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { res } = c;
  const isJson = res.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  if (c.var.isSized || !isJson || c.req.method === 'HEAD' || !acceptsGzip(c)) return;
  const bytes = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.delete('Content-Length');
  const isCompressed = bytes.length >= MIN_BYTES;
  for (const [name, value] of Object.entries(headersOf(isCompressed))) headers.set(name, value);
  const status = res.status as ContentfulStatusCode; // JSON has a body
  c.res = undefined;
  c.res = new Response(isCompressed ? await compressBytes(bytes) : bytes, { status, headers });
});

function acceptsGzip(c: Context): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(c.req.header('Accept-Encoding') ?? '');
}

async function compressBytes(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const compressed =
    bytes.length <= IN_PLACE_BYTES
      ? gzipSync(bytes, { level: LEVEL })
      : await gzipAside(bytes, { level: LEVEL });
  return new Uint8Array(compressed);
}
