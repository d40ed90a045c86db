import { createConnection, type Socket } from 'node:net';

export interface Load {
  port: number;
  /** Complete HTTP requests. The connections send them in turn. */
  requests: readonly Buffer[];
  connections: number;
  ms: number;
}

export interface LoadResult {
  /** Milliseconds of each answer, unsorted. */
  times: number[];
  perSecond: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
let turn = 0;

/**
 * Sends requests over plain sockets, one at a time on each. An HTTP client would use as much processor time
 * as the measured servers.
 * @throws when an answer is not a success.
 */
export async function load({ port, requests, connections, ms }: Load): Promise<LoadResult> {
  const since = performance.now();
  const until = since + ms;
  const times = await Promise.all(
    Array.from({ length: connections }, () => askUntil(new Caller(port), requests, until)),
  );
  const all = times.flat();
  return { times: all, perSecond: (all.length / (performance.now() - since)) * 1000 };
}

async function askUntil(caller: Caller, requests: readonly Buffer[], until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until)
    times.push(await caller.ask(requests[turn++ % requests.length] ?? Buffer.alloc(0)));
  caller.close();
  return times;
}

export interface Heard {
  status: number;
  /** Milliseconds from the request to its whole answer. */
  ms: number;
  /** The answer with its headers. */
  bytes: Buffer;
}

/** A connection to a server, for one request at a time. */
export class Caller {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #waiting: { since: number; resolve: (heard: Heard) => void; reject: (error: Error) => void } | null = null;

  constructor(port: number) {
    this.#socket = createConnection(port, '127.0.0.1')
      .setNoDelay(true)
      .on('data', (chunk) => this.#receive(chunk))
      .on('error', (error) => this.#waiting?.reject(error))
      .on('close', () => this.#waiting?.reject(new Error('the server closed a connection')));
  }

  /**
   * Sends a whole request.
   * @returns the milliseconds until its answer has come.
   * @throws when that is not a success.
   */
  async ask(request: Buffer): Promise<number> {
    const { status, ms, bytes } = await this.hear(request);
    if (status >= 200 && status < 300) return ms;
    this.#socket.destroy();
    throw new Error(bytes.toString('utf8', 0, 2000));
  }

  /**
   * Sends a whole request.
   * @throws when the connection is lost before its answer has come.
   */
  hear(request: Buffer): Promise<Heard> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) throw new Error('the server closed a connection');
      this.#received = Buffer.alloc(0);
      this.#waiting = { since: performance.now(), resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.end();
  }

  #receive(chunk: Buffer<ArrayBuffer>): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    if (!isWhole(this.#received)) return;
    const status = Number(this.#received.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    this.#waiting?.resolve({ status, ms: performance.now() - this.#waiting.since, bytes: this.#received });
    this.#waiting = null;
  }
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf(HEAD_END);
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, end))?.[1];
  const bodyAt = end + HEAD_END.length;
  if (length !== undefined) return answer.length >= bodyAt + Number(length);
  return answer.subarray(bodyAt).subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}
