import type { Context } from 'hono';
import * as z from 'zod/mini';
import { emailSchema } from '#domain/account/credentials.ts';
import { MAX_PASSWORD_LENGTH } from '#domain/account/limits.ts';
import { requiredNameSchema } from '#domain/account/full-name.ts';
import type { AppEnv } from '../../request/context.ts';
import { AppError, badRequest } from '../../request/errors.ts';
import { inputFailure } from './failures.ts';

export const CLIENT_ADDRESS_HEADER = 'x-faisca-client-address';

/** Problems use the library's own codes; `failures.ts` has their messages. */
const input = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape, 'VALIDATION_ERROR');
const name = z.pipe(z.string('VALIDATION_ERROR'), requiredNameSchema);
const password = z.string('VALIDATION_ERROR').check(z.maxLength(MAX_PASSWORD_LENGTH, 'PASSWORD_TOO_LONG'));
/** Recovery codes are lower case. Phone keyboards may capitalise the first letter. */
const code = z.string('INVALID_CODE').check(z.trim(), z.toLowerCase(), z.maxLength(100, 'INVALID_CODE'));

/**
 * Allow-list of the library's endpoints and the fields each accepts. The library accepts more fields than the
 * product uses (pictures, return addresses, other session lengths); this list removes them.
 */
export const reads = {
  '/totp': input({}),
};
export const writes = {
  '/sign-up/email': input({ name, email: emailSchema, password }),
  '/sign-in/email': input({ email: emailSchema, password }),
  '/two-factor/verify-totp': input({ code }),
  '/two-factor/verify-backup-code': input({ code }),
  '/totp/begin': input({}),
  '/totp/cancel': input({}),
  '/totp/off': input({}),
};

/** The validated input of a request. */
export async function checkedInput<Output>(
  c: Context<AppEnv>,
  schema: z.ZodMiniType<Output>,
): Promise<Output> {
  const checked = schema.safeParse(c.req.method === 'POST' ? await readBody(c) : c.req.query());
  if (!checked.success) throw inputFailure(checked.error.issues[0]?.message ?? 'VALIDATION_ERROR');
  return checked.data;
}

/** The request for the library: the validated input, and the client address and cookies as we read them. */
export async function checkedRequest(
  c: Context<AppEnv>,
  schema: z.ZodMiniType,
  { address, cookies }: { address: string; cookies: string },
): Promise<Request> {
  const isRead = c.req.method !== 'POST';
  const input = await checkedInput(c, schema);
  const headers = new Headers(c.req.raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  headers.set('Cookie', cookies);
  const url = new URL(c.req.path, c.req.url);
  if (isRead) url.search = new URLSearchParams(input as Record<string, string>).toString(); // validated by the schemas above
  headers.delete('Content-Length');
  return new Request(url, {
    method: c.req.method,
    headers,
    body: isRead ? null : JSON.stringify(input),
  });
}

async function readBody(c: Context<AppEnv>): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError('unsupported_media_type', 'O pedido precisa ser JSON.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Não entendemos o pedido: o corpo não é um JSON válido.');
  }
}
