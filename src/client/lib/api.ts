import { hc } from 'hono/client';
import type { ErrorBody } from '#domain/shared/error-codes.ts';
import type { AppType } from '#server/app.ts';
import { noteAnswer } from './connection.ts';

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';
const OFFLINE = 'Sem conexão com o servidor. Confira sua internet e tente de novo.';

/** A failed call. `message` is in Portuguese and can be shown. `status` is 0 when no answer arrived. */
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

/** The typed client of the API. Its paths start below `/api`. It does not encode `param`: encode what the page's address names. */
export const api = hc<AppType>('/api');

/** The server computes the answer and has it a little later. */
const COMPUTING = 202;

/** 0: no answer arrived. The others come from a proxy whose server is unavailable. */
const passingStatuses = new Set([0, 502, 503, 504]);

interface JsonAnswer<T> {
  ok: boolean;
  status: number;
  json(): Promise<T>;
}

/**
 * Returns the body of a successful answer.
 * @throws {ApiError} for every other answer, and when none arrived.
 */
export async function read<T>(call: Promise<JsonAnswer<T>>): Promise<T> {
  const answer = await call.catch(() => {
    noteAnswer(false);
    throw new ApiError(0, { code: 'offline', message: OFFLINE });
  });
  noteAnswer(!passingStatuses.has(answer.status));
  if (answer.ok && answer.status !== COMPUTING) return answer.json();
  const body: unknown = await answer.json().catch(() => null);
  throw new ApiError(answer.status, isRecord(body) ? body : {});
}

/**
 * Whether the same call may succeed a moment later: no answer arrived, or a proxy or the server was
 * unavailable.
 */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && passingStatuses.has(error.status);
}

/** Whether the server is still computing the answer. */
export function isComputing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'computing';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : UNEXPECTED;
}
