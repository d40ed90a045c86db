import { runWithTransaction } from '@better-auth/core/context';
import { type Context, Hono } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppEnv, Deps } from '../context.ts';
import { clientAddressReader } from '../middleware/client-address.ts';
import { type Auth, createAuth, withClientAddress } from './auth.ts';
import { translateFailure } from './messages.ts';

/** What these do differs with whether an account exists; how long they take must not tell. */
const EVEN_MS = 250;
const evenPaths = new Set(['/api/auth/sign-up/email', '/api/auth/request-password-reset']);

/** Their rows belong together, and the library writes them one by one. */
const wholePaths = new Set(['/api/auth/request-password-reset', '/api/auth/reset-password']);

/** Better Auth below /auth: its failures in our words, its answers without the session's token. */
export function authRoutes(deps: Deps) {
  const auth = createAuth(deps);
  const clientAddress = clientAddressReader(deps.env.TRUSTED_PROXIES);
  const answer = async (c: Context<AppEnv>) => {
    const request = withClientAddress(c.req.raw, clientAddress(c));
    const [response] = await Promise.all([
      wholePaths.has(c.req.path) ? handleWhole(auth, request) : auth.handler(request),
      evenPaths.has(c.req.path) ? delay(EVEN_MS) : undefined,
    ]);
    return response.ok ? withoutToken(response) : translate(response, c);
  };
  return new Hono<AppEnv>().get('/*', answer).post('/*', answer);
}

class RolledBack extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('rolled back');
    this.response = response;
  }
}

async function handleWhole(auth: Auth, request: Request): Promise<Response> {
  const context = await auth.$context;
  try {
    return await runWithTransaction(context.adapter, async () => {
      const response = await auth.handler(request);
      if (response.status >= 500) throw new RolledBack(response);
      return response;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.response;
    throw error;
  }
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
  const failure = translateFailure(response.status, body?.['code']);
  if (response.status >= 500) c.var.log.error({ body, path: c.req.path }, 'sign-in service failed');
  const headers = keptHeaders(response);
  const wait = headers.get('X-Retry-After');
  if (wait !== null) headers.set('Retry-After', wait);
  return Response.json(failure, { status: response.status, headers });
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
