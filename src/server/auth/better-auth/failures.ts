import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account/limits.ts';
import type { ErrorCode } from '#domain/shared/error-codes.ts';
import { AppError } from '../../request/errors.ts';

/** Better Auth's error codes, each with our code and the message for a person. */
const failures: Record<string, readonly [ErrorCode, string]> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', 'E-mail ou senha inválidos.'],
  VALIDATION_ERROR: ['validation', 'Confira os campos e tente de novo.'],
  PASSWORD_TOO_SHORT: ['validation', `A senha deve ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`],
  PASSWORD_TOO_LONG: ['validation', `A senha deve ter no máximo ${MAX_PASSWORD_LENGTH} caracteres.`],
  INVALID_PASSWORD: ['validation', 'Senha inválida.'],
  EMAIL_NOT_VERIFIED: [
    'forbidden',
    'Confirme seu e-mail antes de entrar. Enviamos um novo link para a sua caixa de entrada.',
  ],
  INVALID_CODE: ['validation', 'O código não confere ou já foi usado. Aguarde o próximo e tente de novo.'],
  INVALID_BACKUP_CODE: ['validation', 'O código de recuperação não confere ou já foi usado.'],
  INVALID_TWO_FACTOR_COOKIE: ['unauthenticated', 'O tempo para digitar o código acabou. Entre de novo.'],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: [
    'rate_limited',
    'Muitos códigos errados. Entre de novo para continuar.',
  ],
  ACCOUNT_TEMPORARILY_LOCKED: ['rate_limited', 'Muitos códigos errados. Tente de novo em 15 minutos.'],
  TOO_MANY_ATTEMPTS: [
    'rate_limited',
    'Muitas tentativas de entrar nesta conta. Tente de novo em 15 minutos.',
  ],
  TOTP_ALREADY_ENABLED: ['conflict', 'A verificação em duas etapas já está ativa.'],
  BACKUP_CODES_NOT_ENABLED: ['not_found', 'A verificação em duas etapas não está ativa.'],
  TOTP_NOT_ENABLED: ['not_found', 'A verificação em duas etapas não está ativa.'],
};

const byStatus: Record<number, readonly [ErrorCode, string]> = {
  401: ['unauthenticated', 'Entre na sua conta para continuar.'],
  403: ['forbidden', 'Você não tem permissão para isso.'],
  404: ['not_found', 'Este endereço não existe.'],
  409: ['conflict', 'Tente de novo: outra alteração chegou antes.'],
  415: ['unsupported_media_type', 'O pedido precisa ser JSON.'],
  429: ['rate_limited', 'Muitas tentativas. Aguarde um pouco e tente de novo.'],
};

/** Finds our error for a failure of the library by its code, otherwise by its HTTP status. */
export function translateFailure(
  status: number,
  body: Record<string, unknown> | null,
): { code: ErrorCode; message: string } {
  const known = failures[String(body?.['code'])];
  const fallback =
    status >= 500
      ? (['internal', 'Algo deu errado'] as const)
      : (['bad_request', 'Algo deu errado'] as const);
  const [ours, message] = known ?? byStatus[status] ?? fallback;
  return { code: ours, message };
}

/** @param fault an error code of the library, or a message for a person. */
export function inputFailure(fault: string): AppError {
  const [code, message] = failures[fault] ?? (['validation', fault] as const);
  return new AppError(code, message);
}
