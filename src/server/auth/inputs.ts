import type { Context } from 'hono';
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '#domain/account/account.ts';
import { fullNameSchema } from '#domain/account/profile.ts';
import type { AppEnv } from '../context.ts';
import { AppError, badRequest } from '../errors.ts';
import { inputFailure } from './messages.ts';

export const CLIENT_ADDRESS_HEADER = 'x-faisca-client-address';

/** What is wrong is named by the library's own code, which `messages.ts` has the words for. */
const input = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'VALIDATION_ERROR');
const name = z.string('VALIDATION_ERROR').pipe(fullNameSchema.min(1, 'Digite seu nome completo.'));
const email = z
  .string('INVALID_EMAIL')
  .trim()
  .toLowerCase()
  .max(254, 'INVALID_EMAIL')
  .pipe(z.email('INVALID_EMAIL'));
const password = z.string('VALIDATION_ERROR').max(MAX_PASSWORD_LENGTH, 'PASSWORD_TOO_LONG');
const token = z.string('INVALID_TOKEN').regex(/^[\w.-]{1,2000}$/, 'INVALID_TOKEN');
/** Recovery codes are small letters, whatever a phone's keyboard makes of them. */
const code = z.string('INVALID_CODE').trim().toLowerCase().max(100, 'INVALID_CODE');

/**
 * Of the library's paths, those the product uses, each with all that it is told: the library knows more fields than
 * we do (pictures, addresses to return to, sessions of other lengths), and none of them gets through.
 */
export const reads = {
  '/verify-email': input({ token }),
  '/totp': input({}),
};
export const writes = {
  '/sign-up/email': input({ name, email, password }),
  '/sign-in/email': input({ email, password }),
  '/sign-out': input({}),
  '/request-password-reset': input({ email }),
  '/reset-password': input({ token, newPassword: password }),
  '/two-factor/verify-totp': input({ code }),
  '/two-factor/verify-backup-code': input({ code }),
  '/totp/begin': input({}),
  '/totp/cancel': input({}),
  '/totp/off': input({}),
};

/** The request as the library may see it: the input as checked, and the client's address ours to say. */
export async function checkedRequest(
  c: Context<AppEnv>,
  schema: z.ZodType,
  address: string,
): Promise<Request> {
  const isRead = c.req.method !== 'POST';
  const checked = schema.safeParse(isRead ? c.req.query() : await readBody(c));
  if (!checked.success) throw inputFailure(checked.error.issues[0]?.message ?? 'VALIDATION_ERROR');
  const headers = new Headers(c.req.raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  const url = new URL(c.req.path, c.req.url);
  if (isRead) url.search = new URLSearchParams(checked.data as Record<string, string>).toString(); // of the schemas above
  headers.delete('Content-Length');
  return new Request(url, {
    method: c.req.method,
    headers,
    body: isRead ? null : JSON.stringify(checked.data),
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
