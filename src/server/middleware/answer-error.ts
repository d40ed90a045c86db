import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseAway, isUnstorableValue } from '../db/failures.ts';
import type { AppEnv } from '../request/context.ts';
import { AppError, statusOf } from '../request/errors.ts';
import { logOf } from '../request/log-of.ts';

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
