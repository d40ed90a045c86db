import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Deps } from '../request/context.ts';
import type { Env } from '../boot/env.ts';
import { beginListening, portOf } from '../boot/listening.ts';
import { createMetrics, type Measured } from './registry.ts';

export interface MetricsServer {
  /** Called for every request; undefined when metrics are off. */
  observe: Deps['observe'];
  close: () => Promise<void>;
}

/** Serves the figures on a separate port, which is not public. Without METRICS_PORT nothing is served. */
export async function startMetrics(
  { METRICS_HOST, METRICS_PORT }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
  measured: Measured,
  log: Logger,
): Promise<MetricsServer> {
  if (METRICS_PORT === undefined) return { observe: undefined, close: () => Promise.resolve() };
  const { registry, observe } = createMetrics(measured);
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(request, response, registry).catch(() => response.destroy());
  });
  const names: [string, string] = ['METRICS_HOST', 'METRICS_PORT'];
  await beginListening(server, { host: METRICS_HOST, port: METRICS_PORT, names });
  log.info({ address: `http://${METRICS_HOST}:${portOf(server)}/metrics` }, 'metrics are served');
  return { observe, close: () => end(server) };
}

function end(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  registry: Registry,
): Promise<void> {
  if (method !== 'GET' || url !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  const text = await registry.metrics();
  response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
}
