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
 * as the measured servers. @throws when an answer is not a success.
 */
export async function load({ port, requests, connections, ms }: Load): Promise<LoadResult> {
  const since = performance.now();
  const until = since + ms;
  const times = await Promise.all(
    Array.from({ length: connections }, () => askUntil(createConnection(port, '127.0.0.1'), requests, until)),
  );
  const all = times.flat();
  return { times: all, perSecond: (all.length / (performance.now() - since)) * 1000 };
}

function askUntil(socket: Socket, requests: readonly Buffer[], until: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let sent = 0;
    let received = Buffer.alloc(0);
    const ask = () => {
      received = Buffer.alloc(0);
      sent = performance.now();
      socket.write(requests[turn++ % requests.length] ?? '');
    };
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (!isWhole(received)) return;
      if (!/^HTTP\/1.1 2/.test(received.toString('latin1', 0, 12))) {
        reject(new Error(received.toString('utf8', 0, 2000)));
        socket.destroy();
        return;
      }
      const now = performance.now();
      times.push(now - sent);
      if (now < until) ask();
      else socket.end();
    });
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => {
      if (performance.now() < until) reject(new Error('the server closed a connection'));
      else resolve(times);
    });
  });
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf(HEAD_END);
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, end))?.[1];
  const bodyAt = end + HEAD_END.length;
  if (length !== undefined) return answer.length >= bodyAt + Number(length);
  return answer.subarray(bodyAt).subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}
