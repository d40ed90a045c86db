import { hc } from 'hono/client';
import type { ErrorBody } from '#domain/shared/error-codes.ts';
import type { AppType } from '#server/app.ts';

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';
const OFFLINE = 'Sem conexão com o servidor. Confira sua internet e tente de novo.';

/** A call that did not succeed; `message` is in Portuguese and fit to show. `status` 0: no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly body: Partial<ErrorBody> & Record<string, unknown>;

  constructor(status: number, body: ApiError['body']) {
    super(body.message ?? UNEXPECTED);
    this.status = status;
    this.code = body.code ?? 'internal';
    this.body = body;
  }
}

/** The typed client of the API; its paths begin below `/api`. */
export const api = hc<AppType>('/api');

interface JsonAnswer<T> {
  ok: boolean;
  status: number;
  json(): Promise<T>;
}

/**
 * The body of a successful answer.
 * @throws {ApiError} for every other answer, and when none came.
 */
export async function read<T>(call: Promise<JsonAnswer<T>>): Promise<T> {
  const answer = await call.catch(() => {
    throw new ApiError(0, { code: 'offline', message: OFFLINE });
  });
  if (answer.ok) return answer.json();
  const body: unknown = await answer.json().catch(() => null);
  throw new ApiError(answer.status, isRecord(body) ? body : {});
}

/** Calls of the sign-in service, which the typed client does not know. */
export function postAuth<T>(path: string, body: Record<string, unknown> = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return read<T>(fetch(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export function getAuth<T>(path: string): Promise<T> {
  return read<T>(fetch(`/api/auth${path}`));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : UNEXPECTED;
}
