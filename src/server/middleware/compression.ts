import type { Context, TypedResponse } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream as Chunks } from 'node:stream/web';
import { promisify } from 'node:util';
import { createGzip, gzip, gzipSync } from 'node:zlib';
import type { AppEnv } from '../request/context.ts';

/** Smaller answers are not compressed, because it costs more than the bytes it saves. */
const MIN_BYTES = 1024;
/** Up to this size, compressing on the main thread is faster than using another thread. */
const IN_PLACE_BYTES = 64 * 1024;
/** About a millisecond of encoding. */
const SLICE_LENGTH = 512 * 1024;
/** For a few kilobytes, allocating a full-size window takes longer than the compression itself. */
const settings = { level: 1, memLevel: 6, windowBits: 13 };
const gzipAside = promisify(gzip);

const headersOf = (isCompressed: boolean) => ({
  'Content-Type': 'application/json',
  ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  Vary: 'Accept-Encoding',
});

/** The parts of a context that exist before and after the guards. */
interface Answering {
  req: Context['req'];
  var: Readonly<Pick<AppEnv['Variables'], 'headers' | 'requestId'>>;
  set: (key: 'isFinished', value: boolean) => void;
}

/**
 * Answers with JSON text that the database built; T is the type of its content. All headers are in one plain
 * object, which the server writes without copying.
 */
export async function answerJson<T>(
  c: Answering,
  text: string,
): Promise<Response & TypedResponse<T, 200, 'json'>> {
  const isCompressed = text.length >= MIN_BYTES && acceptsGzip(c);
  const body = isCompressed ? await compressText(text) : text;
  c.set('isFinished', true);
  const headers = { ...c.var.headers, 'X-Request-Id': c.var.requestId, ...headersOf(isCompressed) };
  // The cast gives the client the content's type, which only the query knows.
  return new Response(body, { headers }) as Response & TypedResponse<T, 200, 'json'>;
}

/** Answers with the JSON text of a stream, as fast as it is read. An error of the stream cuts the connection. */
export function answerStream(c: Answering & Pick<Context, 'env'>, json: Readable): Response {
  const isCompressed = acceptsGzip(c);
  const body = isCompressed ? pipeline(json, createGzip(settings), () => undefined) : json;
  const bindings = c.env as { outgoing?: ServerResponse } | undefined; // http/server.ts sets it
  const answer = bindings?.outgoing;
  body.once('error', () => answer?.destroy());
  c.set('isFinished', true);
  const headers = { ...c.var.headers, 'X-Request-Id': c.var.requestId, ...headersOf(isCompressed) };
  const chunks = Chunks.from(answer ? withoutError(body) : body);
  return new Response(chunks as ReadableStream, { headers }); // Node's and the browser's types are one
}

/** The adapter would print an error of the stream, and tell its message to the reader. */
async function* withoutError(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body as AsyncIterable<Buffer>;
  } catch {
    // the connection is cut already
  }
}

/** Compresses JSON answers of 1 KiB or more. */
export const compression = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.get('isFinished')) return;
  const { res } = c;
  const isJson = res.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  if (!isJson || c.req.method === 'HEAD' || !acceptsGzip(c)) return;
  const bytes = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.delete('Content-Length');
  const isCompressed = bytes.length >= MIN_BYTES;
  for (const [name, value] of Object.entries(headersOf(isCompressed))) headers.set(name, value);
  const status = res.status as ContentfulStatusCode; // a status with a body, because the answer is JSON
  c.res = undefined;
  c.res = new Response(isCompressed ? await compressBytes(bytes) : bytes, { status, headers });
});

function acceptsGzip(c: Pick<Context, 'req'>): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(c.req.header('Accept-Encoding') ?? '');
}

/** A long text is encoded in slices, so that other requests run in between. */
async function compressText(text: string): Promise<Uint8Array<ArrayBuffer>> {
  if (text.length <= SLICE_LENGTH) return compressBytes(Buffer.from(text));
  return buffer(Readable.from(slicesOf(text), { objectMode: false }).pipe(createGzip(settings)));
}

/** Cuts a long text. No slice ends within a character of two code units. */
export function* slicesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = from + SLICE_LENGTH;
    const isWithin = /[\ud800-\udbff]/.test(text.charAt(end - 1));
    const to = isWithin ? end - 1 : end;
    yield text.slice(from, to);
    from = to;
  }
}

async function compressBytes(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const compressed =
    bytes.length <= IN_PLACE_BYTES ? gzipSync(bytes, settings) : await gzipAside(bytes, settings);
  return compressed; // Node never uses shared memory for its buffers
}
