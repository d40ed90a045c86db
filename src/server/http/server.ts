import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../boot/env.ts';
import { beginListening, portOf } from '../boot/listening.ts';
import { everyAnswerHeaders } from '../middleware/security-headers.ts';
import { createBuckets } from '../request/buckets.ts';
import { type Admission, createAdmission, isBodyPending, type RequestSlot } from './admission.ts';
import { createUnreadAnswers } from './unread-answers.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * Time limits of a connection in milliseconds: for sending headers, for sending the body, between two
 * requests, and without progress while an answer waits to be read. The event stream sends something every 20
 * s.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  timeout: 30_000,
};
const CHECK_EVERY_MS = 1000;
/** How long we wait at the stop for the first request of a new connection. */
const SILENT_MS = 1000;

/** Bytes of all answers together that may wait to be read. */
const MOST_UNREAD = 64 * 1024 * 1024;
/** How often a caller may be refused at once. Each further refusal waits, so that a loop of calls costs little. */
const REFUSALS = { burst: 20, perSecond: 5 };
const REFUSAL_WAIT_MS = 1000;
const refusals = new Set([429, 503]);

export type HttpLimits = typeof timeouts & { unread: number; refusalWait: number };

export interface HttpServer {
  port: number;
  load: Admission['load'];
  /**
   * Starts to answer requests.
   * @param callerOf whose share of the server a request takes.
   */
  serve(fetch: Fetch, callerOf: (request: IncomingMessage) => string): void;
  /**
   * Accepts no new connections, closes idle ones, and closes the others after their running request.
   * @param graceMs after this time, the remaining connections are cut.
   * @returns whether all ended by themselves.
   */
  close(graceMs: number): Promise<boolean>;
}

/**
 * A response that gives back its request's slot when its headers are written. After that only the client's network
 * can be slow, and `afterWrite` watches the bytes that wait for it.
 */
class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  slot: RequestSlot | null = null;
  /** Headers of every answer; the answer's own go before them. */
  everyHeaders: readonly (readonly [string, string])[] = [];
  afterWrite: (answer: this) => void = () => undefined;
  /** Milliseconds that the end of this refusal waits. */
  refusalWait: () => number = () => 0;

  override writeHead(...args: unknown[]): this {
    this.slot?.end();
    // The rest of an unread body would be taken for the next request.
    if (isBodyPending(this.req)) this.shouldKeepAlive = false;
    for (const [name, value] of this.everyHeaders) if (!this.hasHeader(name)) this.setHeader(name, value);
    return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>)); // any of its overloads
  }

  override write(...args: unknown[]): boolean {
    const isTaken = super.write(...(args as Parameters<ServerResponse['write']>)); // any of its overloads
    this.afterWrite(this);
    return isTaken;
  }

  override end(...args: unknown[]): this {
    const waitMs = refusals.has(this.statusCode) ? this.refusalWait() : 0;
    if (waitMs > 0) setTimeout(() => this.#endNow(args), waitMs).unref();
    else this.#endNow(args);
    return this;
  }

  #endNow(args: unknown[]): void {
    super.end(...(args as Parameters<ServerResponse['end']>)); // any of its overloads
    this.afterWrite(this);
  }
}

interface ServerState {
  handle: (request: IncomingMessage, response: Answer) => unknown;
  callerOf: (request: IncomingMessage) => string;
  isStopping: boolean;
}

/** @throws {StartError} when the port or the address cannot be used. */
export async function listen(
  { HOST, PORT, APP_URL }: Pick<Env, 'HOST' | 'PORT' | 'APP_URL'>,
  limits: Partial<HttpLimits> = {},
): Promise<HttpServer> {
  const {
    timeout,
    unread: mostUnread,
    refusalWait,
    ...parserTimeouts
  } = { ...timeouts, unread: MOST_UNREAD, refusalWait: REFUSAL_WAIT_MS, ...limits };
  const mayRefuseAtOnce = createBuckets(REFUSALS);
  /** The connections, each with its open answers. */
  const open = new Map<Socket, Set<Answer>>();
  const admission = createAdmission();
  const everyHeaders = Object.entries(everyAnswerHeaders(APP_URL.startsWith('https:')));
  const state: ServerState = { handle: refuse, callerOf: () => '', isStopping: false };
  const unread = createUnreadAnswers(mostUnread, open);
  const onClose = function (this: Answer) {
    const { socket } = this.req;
    const others = open.get(socket);
    others?.delete(this);
    if (others?.size === 0) unread.forget(socket);
  };
  /** The work continues after its caller has left, so it gives its slot back only when it ends. */
  const handle = async (request: IncomingMessage, response: Answer) => {
    try {
      await state.handle(request, response);
    } finally {
      response.slot?.end();
    }
  };
  const server = createServer(
    { ...parserTimeouts, connectionsCheckingInterval: CHECK_EVERY_MS, ServerResponse: Answer },
    (request, response) => {
      open.get(request.socket)?.add(response);
      response.everyHeaders = everyHeaders;
      response.on('close', onClose);
      response.afterWrite = ({ req }) => unread.watch(req.socket);
      if (state.isStopping) response.shouldKeepAlive = false;
      const caller = state.callerOf(request);
      response.refusalWait = () => (mayRefuseAtOnce(caller) ? 0 : refusalWait);
      admission.admit(request, {
        caller,
        begin(slot) {
          response.slot = slot;
          if (request.socket.destroyed) slot.end();
          else void handle(request, response);
        },
        refuse: () => refuse(request, response),
      });
    },
  );
  server.timeout = timeout;
  server.on('connection', (socket) => {
    open.set(socket, new Set());
    // Node emits no event on answers that waited behind another answer of the connection.
    socket.once('close', () => {
      open.delete(socket);
      unread.forget(socket);
    });
  });
  await beginListening(server, { host: HOST, port: PORT, names: ['HOST', 'PORT'] });
  return {
    port: portOf(server),
    load: admission.load,
    serve(fetch, callerOf) {
      state.handle = getRequestListener(fetch);
      state.callerOf = callerOf;
    },
    async close(graceMs) {
      state.isStopping = true;
      for (const answers of open.values())
        for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false;
      const silent = setTimeout(() => {
        for (const [socket, answers] of open) if (answers.size === 0) socket.destroy();
      }, SILENT_MS);
      const isWhole = await closeServer(server, graceMs);
      clearTimeout(silent);
      return isWhole;
    },
  };
}

/** Refuses a request when too many are running. This costs almost nothing. */
function refuse(_request: IncomingMessage, response: ServerResponse): void {
  const message = 'Há muitos pedidos neste momento. Tente de novo em instantes.';
  response
    .writeHead(503, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    })
    .end(JSON.stringify({ code: 'unavailable', message }));
}

function closeServer(server: Server, graceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let isCut = false;
    const patience = setTimeout(() => {
      isCut = true;
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearTimeout(patience);
      resolve(!isCut);
    });
    server.closeIdleConnections();
  });
}
