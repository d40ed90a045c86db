import { type Context, Hono } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import type { ZodType } from 'zod';
import type { AppEnv, Deps } from '../context.ts';
import { statusOf } from '../errors.ts';
import { clientAddressReader } from '../middleware/client-address.ts';
import { createAuth } from './auth.ts';
import { checkedRequest, reads, writes } from './inputs.ts';
import { translateFailure } from './messages.ts';

/** What these do differs with whether an account exists; how long they take must not tell. */
const EVEN_MS = 250;
const evenPaths = new Set(['/api/auth/sign-up/email', '/api/auth/request-password-reset']);

/** Better Auth below /auth: its failures in our words, its answers without the session's token. */
export function authRoutes(deps: Deps) {
  const auth = createAuth(deps);
  const clientAddress = clientAddressReader(deps.env.TRUSTED_PROXIES);
  const answer = (schema: ZodType) => async (c: Context<AppEnv>) => {
    const request = await checkedRequest(c, schema, clientAddress(c));
    const [response] = await Promise.all([
      auth.handler(request),
      evenPaths.has(c.req.path) ? delay(EVEN_MS) : undefined,
    ]);
    return response.ok ? withoutToken(response) : translate(response, c);
  };
  const app = new Hono<AppEnv>();
  for (const [path, schema] of Object.entries(reads)) app.get(path, answer(schema));
  for (const [path, schema] of Object.entries(writes)) app.post(path, answer(schema));
  return app;
}

/** The cookie carries the session: a copy in the body would only be one to steal. Messages there are English. */
async function withoutToken(response: Response): Promise<Response> {
  const body = await readJson(response);
  if (body === null) return response;
  delete body['token'];
  delete body['message'];
  return Response.json(body, { status: response.status, headers: keptHeaders(response) });
}

async function translate(response: Response, c: Context<AppEnv>): Promise<Response> {
  const body = await readJson(response);
  const failure = translateFailure(response.status, body);
  if (response.status >= 500) c.var.log.error({ body, path: c.req.path }, 'sign-in service failed');
  const headers = keptHeaders(response);
  const status = statusOf[failure.code];
  const wait = headers.get('X-Retry-After');
  if (wait !== null) headers.set('Retry-After', wait);
  return Response.json(failure, { status, headers });
}

function keptHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return headers;
}

async function readJson(response: Response): Promise<Record<string, unknown> | null> {
  if (!(response.headers.get('Content-Type') ?? '').includes('application/json')) return null;
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null ? { ...body } : null;
}
