import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { MOST_PAGE_BYTES } from './decode-page.ts';
import { isOpenAddress } from './public-address.ts';

/** Why a page could not be read. */
export type FetchProblem =
  | 'bad_address'
  | 'forbidden_address'
  | 'unknown_host'
  | 'no_answer'
  | 'too_slow'
  | 'too_many_redirects'
  | 'not_a_page'
  | 'unknown_packing'
  | 'bad_certificate';

export class PageFetchError extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, options?: ErrorOptions) {
    super(`The page could not be fetched: ${problem}.`, options);
    this.problem = problem;
  }
}

export interface FetchRules {
  /** Addresses or networks that are open although they are not public: for tests. */
  allowed: readonly string[];
  /** Default: the system's. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
  /** For the whole visit, redirects included. Default: 10 seconds. */
  patienceMs?: number;
}

export interface Visit {
  status: number;
  /** Every address on the way, the last one included. */
  hops: URL[];
  headers: IncomingMessage['headers'];
  body: Uint8Array;
  /** Whether the body was longer than 5 MB. */
  isCut: boolean;
  /** Whether the server ended the connection before the body's end. */
  isBroken: boolean;
  ms: number;
}

const MOST_REDIRECTS = 5;
const PATIENCE_MS = 10_000;
/** Answers such as "103 Early Hints" before the page's own. */
const MOST_EARLY_ANSWERS = 20;

/**
 * Fetches a page without cookies or scripts. Each hop's name is resolved once, every address of it must be public, and the
 * socket connects to those addresses alone, so that a name that changes its answer leads nowhere else.
 * @throws {PageFetchError}
 */
export async function fetchPage(address: string, userAgent: string, rules: FetchRules): Promise<Visit> {
  const started = performance.now();
  const signal = AbortSignal.timeout(rules.patienceMs ?? PATIENCE_MS);
  const hops: URL[] = [];
  let url = webAddress(address, rules);
  for (;;) {
    hops.push(url);
    const answer = await open(url, userAgent, signal, rules);
    const { statusCode: status = 0, headers } = answer;
    const next = headers.location;
    if (status >= 300 && status < 400 && next !== undefined) {
      answer.destroy();
      if (hops.length > MOST_REDIRECTS) throw new PageFetchError('too_many_redirects');
      url = webAddress(next, rules, url);
      continue;
    }
    const read = await readBody(answer, signal);
    return { status, hops, headers, ...read, ms: Math.round(performance.now() - started) };
  }
}

/** Ports other than the web's belong to other services. */
const PORTS = ['', '80', '443'];

function webAddress(address: string, { allowed }: FetchRules, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new PageFetchError('bad_address');
  const url = new URL(address, base);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new PageFetchError('bad_address');
  }
  if (allowed.length === 0 && !PORTS.includes(url.port)) throw new PageFetchError('forbidden_address');
  return url;
}

function open(url: URL, userAgent: string, signal: AbortSignal, rules: FetchRules): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  // An address in place of a name is connected to without asking `lookup`.
  if (isIP(host) !== 0 && !isOpenAddress(host, rules.allowed)) throw new PageFetchError('forbidden_address');
  const options: RequestOptions = {
    method: 'GET',
    agent: false,
    signal,
    maxHeaderSize: 32 * 1024,
    lookup: pinnedLookup(rules),
    headers: {
      'User-Agent': userAgent,
      Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
      'Accept-Encoding': 'gzip, deflate, br',
      'Accept-Language': '*',
    },
  };
  return new Promise((resolve, reject) => {
    const call = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, resolve);
    call.on('socket', (socket) => {
      socket.once('connect', () => {
        // The last check. It looks at the address of the open connection.
        if (!isOpenAddress(socket.remoteAddress ?? '', rules.allowed))
          call.destroy(new PageFetchError('forbidden_address'));
      });
    });
    let early = 0;
    call.on('information', () => {
      early++;
      if (early > MOST_EARLY_ANSWERS) call.destroy(new PageFetchError('no_answer'));
    });
    call.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new PageFetchError('no_answer'));
    });
    call.on('error', (error) => reject(named(error, signal)));
    call.end();
  });
}

function pinnedLookup({
  resolve = (host) => lookup(host, { all: true }),
  allowed,
}: FetchRules): NonNullable<RequestOptions['lookup']> {
  return (host, options, answer) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) answer(new PageFetchError('unknown_host'), []);
        else if (!addresses.every(({ address }) => isOpenAddress(address, allowed))) {
          answer(new PageFetchError('forbidden_address'), []);
        } else if (options.all) answer(null, addresses);
        else answer(null, first.address, first.family);
      },
      (error: unknown) => answer(new PageFetchError('unknown_host', { cause: error }), []),
    );
  };
}

function named(error: Error, signal: AbortSignal): PageFetchError {
  if (error instanceof PageFetchError) return error;
  if (signal.aborted) return new PageFetchError('too_slow', { cause: error });
  const code = 'code' in error ? String(error.code) : '';
  const isCertificate = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/u.test(code);
  return new PageFetchError(isCertificate ? 'bad_certificate' : 'no_answer', { cause: error });
}

/** Reads at most 5 MB of what the body holds and of what comes over the wire, so a bomb stops at its first megabytes. */
async function readBody(
  answer: IncomingMessage,
  signal: AbortSignal,
): Promise<Pick<Visit, 'body' | 'isCut' | 'isBroken'>> {
  const type = answer.headers['content-type'];
  if (type !== undefined && !/^\s*(?:text\/|application\/(?:xhtml|xml))/iu.test(type)) {
    answer.destroy();
    throw new PageFetchError('not_a_page');
  }
  let onTheWire = 0;
  const parts: Buffer[] = [];
  let bytes = 0;
  let isBroken = false;
  const plain = unpacked(answer);
  answer.on('data', (part: Buffer) => {
    onTheWire += part.length;
    if (onTheWire > MOST_PAGE_BYTES) answer.destroy();
  });
  try {
    // Both streams hold bytes, never strings or objects.
    for await (const part of plain as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, MOST_PAGE_BYTES - bytes));
      bytes += part.length;
      if (bytes >= MOST_PAGE_BYTES) break;
    }
  } catch (error) {
    if (signal.aborted) throw new PageFetchError('too_slow', { cause: error });
    isBroken = onTheWire <= MOST_PAGE_BYTES;
    if (isBroken && bytes === 0) throw new PageFetchError('no_answer', { cause: error });
  } finally {
    answer.destroy();
    plain.destroy();
  }
  return {
    body: Buffer.concat(parts),
    isBroken,
    isCut: bytes >= MOST_PAGE_BYTES || onTheWire > MOST_PAGE_BYTES,
  };
}

/** The encodings that the request asks for. We refuse any other one, such as zstd or gzip within gzip. */
const unpackers: Partial<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
};

function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return answer;
  const unpack = unpackers[encoding]?.();
  if (unpack === undefined) {
    answer.destroy();
    throw new PageFetchError('unknown_packing');
  }
  answer.on('error', (error) => unpack.destroy(error));
  answer.on('aborted', () => unpack.destroy(new PageFetchError('no_answer')));
  return answer.pipe(unpack);
}
