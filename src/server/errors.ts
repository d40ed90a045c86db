import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { pt } from 'zod/locales';
import type { ClosingReason } from '#domain/account/plans.ts';
import type { ErrorBody, ErrorCode } from '#domain/shared/error-codes.ts';
import type { AppEnv } from './context.ts';
import { isDatabaseAway, isUnstorableValue } from './db/failures.ts';
import { logOf } from './boot/log.ts';

z.config(pt()); // schemas without their own messages also answer in Portuguese

/** The HTTP status of each code. */
export const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  validation: 422,
  unauthenticated: 401,
  subscription_required: 402,
  forbidden: 403,
  proof_required: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  storage_full: 507,
  profile_failed: 500,
  internal: 500,
  unavailable: 503,
};

/** An error that the caller is told about. `code` decides the HTTP status, a person reads `message`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Omit<ErrorBody, 'code' | 'message'> & Record<string, unknown>;

  constructor(code: ErrorCode, message: string, details: AppError['details'] = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const badRequest = (message: string) => new AppError('bad_request', message);
export const unauthenticated = () => new AppError('unauthenticated', 'Entre na sua conta para continuar.');
export const subscriptionRequired = (closedBy: ClosingReason) =>
  new AppError(
    'subscription_required',
    closedBy === 'payment'
      ? 'O pagamento da sua assinatura não foi confirmado. Escolha um plano para continuar.'
      : 'Sua assinatura não está ativa. Escolha um plano para continuar.',
    { closedBy },
  );
export const forbidden = () => new AppError('forbidden', 'Você não tem permissão para isso.');
export const proofRequired = () =>
  new AppError('proof_required', 'Para continuar, confirme que é você com a sua senha ou um código.');
export const notFound = (what = 'Não encontramos o que você pediu.') => new AppError('not_found', what);
export const tooLarge = (message: string) => new AppError('too_large', message);
export const profileFailed = () =>
  new AppError('profile_failed', 'Não foi possível criar seu perfil. Entre em contato com o suporte.');
export const unavailable = (message: string) => new AppError('unavailable', message);

/** The first problem of each field, by the field's name. */
export function validationError(error: z.core.$ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= asSentence(issue.message);
  const [first] = Object.values(fields);
  return new AppError('validation', first ?? 'Confira os campos e tente de novo.', { fields });
}

function asSentence(message: string): string {
  return /[.?!]$/.test(message) ? message : `${message}.`;
}

/** Converts every thrown error into an answer. */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  closeAfterUnreadBody(c);
  if (c.req.raw.signal.aborted) {
    logOf(c).info('the caller left before the answer');
    return c.json({ code: 'bad_request', message: 'O pedido foi interrompido.' }, 400);
  }
  if (error instanceof AppError) {
    const { code, message, details } = error;
    if (code === 'unavailable') c.header('Retry-After', '1');
    return c.json({ code, message, ...details }, statusOf[code]);
  }
  if (error instanceof HTTPException) return answerHttpException(error, c);
  if (isUnstorableValue(error)) {
    logOf(c).warn({ err: error }, 'a value that the database cannot keep');
    const message = 'Há um texto ou uma data que não conseguimos guardar. Confira e tente de novo.';
    return c.json({ code: 'validation', message }, statusOf.validation);
  }
  logOf(c).error({ err: error }, 'request failed');
  if (isDatabaseAway(error)) {
    const message = 'O serviço está fora do ar por um instante. Tente de novo em breve.';
    return c.json({ code: 'unavailable', message }, statusOf.unavailable, { 'Retry-After': '1' });
  }
  return c.json({ code: 'internal', message: 'Ocorreu um erro inesperado. Tente novamente.' }, 500);
}

/**
 * The adapter closes the connection after a refusal that did not read the body. This header tells the caller
 * not to reuse the connection.
 */
function closeAfterUnreadBody(c: Context<AppEnv>): void {
  const hasBody =
    c.req.header('Transfer-Encoding') !== undefined || Number(c.req.header('Content-Length') ?? 0) > 0;
  if (hasBody && Object.keys(c.req.bodyCache).length === 0) c.header('Connection', 'close');
}

function answerHttpException(error: HTTPException, c: Context<AppEnv>): Response {
  if (error.status === 400) {
    return c.json(
      { code: 'bad_request', message: 'Não entendemos o pedido: o corpo não é um JSON válido.' },
      400,
    );
  }
  return c.json({ code: 'bad_request', message: 'Não foi possível atender o pedido.' }, error.status);
}
