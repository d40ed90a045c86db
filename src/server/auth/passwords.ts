import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { unavailable } from '../errors.ts';
import { createTurns } from './turns.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Half a second of waiting on two processors. */
const MOST_WAITING = 32;

const BUSY = 'Muitas pessoas estão entrando neste momento. Tente de novo em instantes.';

/** One processor is left for everybody else's requests. */
const takeTurn = createTurns(Math.max(1, availableParallelism() - 1), MOST_WAITING, () => unavailable(BUSY));

/** Normalises to NFKC first, because two keyboards may type the same password with different code points. */
export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password.normalize('NFKC'), cost));
}

export function verifyPassword({
  hash: stored,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  return takeTurn(() => verify(stored, password.normalize('NFKC')));
}
