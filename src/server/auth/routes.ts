import { type Context, Hono } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppEnv, Deps } from '../context.ts';
import { statusOf } from '../errors.ts';
import { clientAddressReader } from '../middleware/client-address.ts';
import { createAuth, withClientAddress } from './auth.ts';
import { translateFailure } from './messages.ts';

/** Of the library's paths, those the product uses; the others are answered like any that does not exist. */
const reads = ['/verify-email', '/totp'];
const writes = [
  ...['/sign-up/email', '/sign-in/email', '/sign-out', '/request-password-reset', '/reset-password'],
  ...['/two-factor/verify-totp', '/two-factor/verify-backup-code'],
  ...['/totp/begin', '/totp/cancel', '/totp/off'],
];

/** What these do differs with whether an account exists; how long they take must not tell. */
const EVEN_MS = 250;
const evenPaths = new Set(['/api/auth/sign-up/email', '/api/auth/request-password-reset']);

/** Better Auth below /auth: its failures in our words, its answers without the session's token. */
export function authRoutes(deps: Deps) {
  const auth = createAuth(deps);
  const clientAddress = clientAddressReader(deps.env.TRUSTED_PROXIES);
  const answer = async (c: Context<AppEnv>) => {
    const request = withClientAddress(c.req.raw, clientAddress(c));
    const [response] = await Promise.all([
      auth.handler(request),
      evenPaths.has(c.req.path) ? delay(EVEN_MS) : undefined,
    ]);
    return response.ok ? withoutToken(response) : translate(response, c);
  };
  return new Hono<AppEnv>().on('GET', reads, answer).on('POST', writes, answer);
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
