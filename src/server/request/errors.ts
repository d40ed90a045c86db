import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { pt } from 'zod/locales';
import type { ClosingReason } from '#domain/account/plans.ts';
import type { ErrorBody, ErrorCode } from '#domain/shared/error-codes.ts';

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
  computing: 202,
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
/** The answer is being computed, and is there when it is asked for a little later. */
export const computing = () =>
  new AppError(
    'computing',
    'Estamos somando as linhas dos seus relatórios. São muitas: fica pronto em instantes.',
  );
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
