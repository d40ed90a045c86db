import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createFairLimiter } from '../request/fair-limiter.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** With two processors, the last one waits half a second. */
const MOST_WAITING = 32;

/** One processor is left for everybody else's requests. */
const atOnce = Math.max(1, availableParallelism() - 1);
const inTurn = createFairLimiter({ all: atOnce, each: atOnce, waiting: MOST_WAITING });
/** The library does not tell us for whom it hashes, so the fair shares are kept where requests are admitted. */
const takeTurn = <Result>(work: () => Promise<Result>) => inTurn('', 1, work);

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
