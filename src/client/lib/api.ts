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

/** 0: no answer came. The others are those of a proxy whose server is away. */
const passingStatuses = new Set([0, 502, 503, 504]);

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

/** Whether the same call may succeed a moment later: no answer came, or a proxy or the server was away. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && passingStatuses.has(error.status);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : UNEXPECTED;
}
