import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../env.ts';
import { beginListening, portOf } from '../listening.ts';
import { type Admission, createAdmission, isBodyPending, type Turn } from './admission.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** What a connection may take, in milliseconds: to send its headers, to send its body, between two requests, and at rest
 * while an answer waits to be read. The stream of events speaks every 20 s. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  timeout: 30_000,
};
const CHECK_EVERY_MS = 1000;
/** A new connection's first request may be on its way when the server is told to stop. */
const SILENT_MS = 1000;

export type HttpTimeouts = typeof timeouts;

export interface HttpServer {
  port: number;
  load: Admission['load'];
  /** Answers requests from now on. */
  serve(fetch: Fetch): void;
  /**
   * Takes no new connection, closes idle ones, and lets each of the others go after its running request.
   * @param graceMs after which those that are left are cut.
   * @returns whether all ended by themselves.
   */
  close(graceMs: number): Promise<boolean>;
}

/** An answer that ends its request's turn when its head is written: what follows is the reader's time. */
class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  turn: Turn | null = null;

  override writeHead(...args: unknown[]): this {
    this.endTurn();
    // The rest of an unread body would be taken for the next request.
    if (isBodyPending(this.req)) this.shouldKeepAlive = false;
    return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>)) as this; // whichever of its forms
  }

  endTurn(): void {
    this.turn?.end();
  }
}

/** @throws {StartError} when the port or the address cannot be used. */
export async function listen(
  { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>,
  limits: Partial<HttpTimeouts> = {},
): Promise<HttpServer> {
  const { timeout, ...parserTimeouts } = { ...timeouts, ...limits };
  const open = new Set<Answer>();
  const admission = createAdmission();
  const state = { handle: refuse as ReturnType<typeof getRequestListener>, isStopping: false };
  const onClose = function (this: Answer) {
    open.delete(this);
    this.endTurn();
  };
  const server = createServer(
    { ...parserTimeouts, connectionsCheckingInterval: CHECK_EVERY_MS, ServerResponse: Answer },
    (request, response) => {
      open.add(response);
      response.on('close', onClose);
      if (state.isStopping) response.shouldKeepAlive = false;
      response.turn = admission.admit(request);
      if (response.turn) void state.handle(request, response);
      else refuse(request, response);
    },
  );
  server.timeout = timeout;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await beginListening(server, { host: HOST, port: PORT, names: ['HOST', 'PORT'] });
  return {
    port: portOf(server),
    load: admission.load,
    serve(fetch) {
      state.handle = getRequestListener(fetch);
    },
    async close(graceMs) {
      state.isStopping = true;
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
      const silent = setTimeout(() => {
        const busy = new Set([...open].map(({ req }) => req.socket));
        for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
      }, SILENT_MS);
      const isWhole = await closeServer(server, graceMs);
      clearTimeout(silent);
      return isWhole;
    },
  };
}

/** Too much to do: an answer at once, which costs next to nothing. */
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
