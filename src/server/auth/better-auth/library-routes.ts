import { type Context, Hono } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import type { ZodMiniType } from 'zod/mini';
import type { AppEnv, Deps } from '../../request/context.ts';
import { statusOf } from '../../request/errors.ts';
import { clientAddressReader } from '../../request/client-address.ts';
import { plainCookies } from '../../session/signed-cookies.ts';
import { passwordSignIn } from '../sign-in.ts';
import { logOf } from '../../request/log-of.ts';
import { createAuth } from './auth.ts';
import { beginChallenge } from './challenge.ts';
import { translateFailure } from './failures.ts';
import { signUpPassword } from './known-email.ts';
import { checkedRequest, reads, writes } from './inputs.ts';

/** A sign-up takes longer when the e-mail is new. This minimum duration hides the difference. */
const EVEN_MS = 250;
const SIGN_UP = '/sign-up/email';
const SIGN_IN: keyof typeof writes = '/sign-in/email';

/**
 * The library's endpoints that the product uses, with our error messages and without the session's token in
 * the answers. The first step of a sign-in is our own.
 */
export function libraryRoutes(deps: Deps) {
  const auth = createAuth(deps);
  const readAddress = clientAddressReader(deps.env.TRUSTED_PROXIES);
  const call = (path: string, schema: ZodMiniType) => async (c: Context<AppEnv>) => {
    const cookies = plainCookies(c.req.header('Cookie') ?? '', deps.env.APP_URL);
    const request = await checkedRequest(c, schema, { address: readAddress(c), cookies });
    const response = await (path === SIGN_UP ? signUp(auth.handler, request) : auth.handler(request));
    return response.ok ? withoutSecrets(response) : translate(response, c);
  };
  const app = new Hono<AppEnv>();
  for (const [path, schema] of Object.entries(reads)) app.get(path, call(path, schema));
  const signIn = passwordSignIn(deps, (userId) => beginChallenge(auth, userId));
  for (const [path, schema] of Object.entries(writes))
    app.post(path, path === SIGN_IN ? signIn : call(path, schema));
  return app;
}

/**
 * When two sign-ups with the same e-mail run at once, the later one fails. We run it again, now as a sign-up
 * with a known e-mail.
 */
async function signUp(handle: (request: Request) => Promise<Response>, request: Request): Promise<Response> {
  const again = request.clone();
  const { password } = (await request.clone().json()) as { password: string }; // validated by its schema in inputs.ts
  return signUpPassword.run(password, async () => {
    const [response] = await Promise.all([handle(request), delay(EVEN_MS)]);
    const isLate = !response.ok && (await readJson(response))?.['code'] === 'FAILED_TO_CREATE_USER';
    return isLate ? handle(again) : response;
  });
}

/**
 * Removes the session's token from the body, where it could only be stolen: the cookie already carries it.
 * The library's English messages are removed too.
 */
async function withoutSecrets(response: Response): Promise<Response> {
  const body = await readJson(response);
  if (body === null) return response;
  delete body['token'];
  delete body['message'];
  return Response.json(body, { status: response.status, headers: copyHeaders(response) });
}

async function translate(response: Response, c: Context<AppEnv>): Promise<Response> {
  const body = await readJson(response);
  const failure = translateFailure(response.status, body);
  if (response.status >= 500) logOf(c).error({ body, path: c.req.path }, 'sign-in service failed');
  const headers = copyHeaders(response);
  const wait = headers.get('X-Retry-After');
  if (wait !== null) headers.set('Retry-After', wait);
  return Response.json(failure, { status: statusOf[failure.code], headers });
}

function copyHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return headers;
}

async function readJson(response: Response): Promise<Record<string, unknown> | null> {
  if (!(response.headers.get('Content-Type') ?? '').includes('application/json')) return null;
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null ? { ...body } : null;
}
