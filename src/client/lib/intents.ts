import { ApiError } from './api.ts';
import { randomUuid } from './uuid.ts';

/** Request options of a write. The server carries out each key once and repeats its answer for a day. */
export interface Intent {
  headers: { 'Idempotency-Key': string };
}

/**
 * Gives each intent of one button a key. After an unknown result (no answer, or a server error), the next
 * attempt with the same input has the same key. Success and refusals end the intent.
 */
export function idempotentSender<Input>() {
  const pending = new Set<string>();
  let unresolved: { input: string; key: string } | null = null;

  async function send<Output>(
    input: Input,
    write: (input: Input, intent: Intent) => Promise<Output>,
  ): Promise<Output> {
    const written = fingerprint(input);
    const key = unresolved?.input === written ? unresolved.key : randomUuid();
    unresolved = null;
    try {
      return await write(input, { headers: { 'Idempotency-Key': key } });
    } catch (error) {
      if (isResultUnknown(error)) unresolved = { input: written, key };
      throw error;
    }
  }

  /** Returns false while the same input is already claimed; the caller then sends nothing. */
  function claim(input: Input): boolean {
    const written = fingerprint(input);
    if (pending.has(written)) return false;
    pending.add(written);
    return true;
  }

  const release = (input: Input) => void pending.delete(fingerprint(input));

  return { send, claim, release };
}

function fingerprint(input: unknown): string {
  return JSON.stringify([input]);
}

function isResultUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
