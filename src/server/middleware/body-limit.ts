import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../request/context.ts';
import { tooLarge } from '../request/errors.ts';

const KB = 1024;
const MB = 1024 * KB;
/** Enough for one asset of 1 MiB in its request. */
const USUAL = { bytes: 2 * MB, text: '2 MB' };
/** Names, addresses and passwords, from people who are not signed in yet. */
const ACCOUNT = { bytes: 64 * KB, text: '64 KB' };
const ACCOUNT_PATHS = '/api/auth/';
/** A network's message about an order. A shop's order with hundreds of articles has about 200 KB. */
const POSTBACK = { bytes: 256 * KB, text: '256 KB' };
const POSTBACK_PATHS = '/api/postback/';
/** An error that a browser reports. */
const BROWSER_ERROR = { bytes: 8 * KB, text: '8 KB' };
const BROWSER_ERROR_PATH = '/api/browser-errors';
/** One request saves a whole draft, 20,000 keywords and the ads of a thousand ad groups, or makes several campaigns. */
const DRAFT = { bytes: 12 * MB, text: '12 MB' };
const DRAFT_PATH = /^\/api\/campaigns\/(?:[^/]+\/plan|import|copies)$/;

/** The most that any request may send. `deploy/` lets a little more through, so that the refusal is ours. */
export const largestBodyBytes = Math.max(USUAL.bytes, ACCOUNT.bytes, DRAFT.bytes);

const usual = limitOf(USUAL);
const account = limitOf(ACCOUNT);
const draft = limitOf(DRAFT);
const postback = limitOf(POSTBACK);
const browserError = limitOf(BROWSER_ERROR);

/** Applies to writes only: reads have no body, and checking for one would disable the adapter's fast path. */
export const limitedBody = createMiddleware<AppEnv>((c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  if (c.req.path.startsWith(ACCOUNT_PATHS)) return account(c, next);
  if (c.req.path.startsWith(POSTBACK_PATHS)) return postback(c, next);
  if (c.req.path === BROWSER_ERROR_PATH) return browserError(c, next);
  return DRAFT_PATH.test(c.req.path) ? draft(c, next) : usual(c, next);
});

function limitOf({ bytes: maxSize, text }: typeof USUAL) {
  const refuse = (): never => {
    throw tooLarge(`O pedido passa do tamanho máximo de ${text}.`);
  };
  const countWhileReading = bodyLimit({ maxSize, onError: refuse });
  return createMiddleware<AppEnv>((c, next) => {
    const length = declaredLength(c);
    if (length === null) return countWhileReading(c, next);
    return length > maxSize ? refuse() : next();
  });
}

/** Node's parser holds the caller to a declared length, so the body itself need not be counted. */
function declaredLength(c: Context): number | null {
  const length = c.req.header('Content-Length');
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return null;
  return /^\d+$/.test(length) ? Number(length) : null;
}
