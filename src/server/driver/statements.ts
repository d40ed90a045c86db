import { createHash } from 'node:crypto';
import pg from 'pg';

/** Maximum number of named statements. We stay far below it unless a program builds SQL in a loop. */
const MAX_NAMED = 1000;
/** Minimum run time of a statement in milliseconds, however long it waited for its connection. */
export const SHORTEST_RUN_MS = 500;
/**
 * The statement was prepared before a migration, or a pooler dropped it. A new connection prepares it again.
 */
const stalePlans = new Set(['0A000', '26000']);

const names = new Map<string, string>();

/** Names a statement, so that PostgreSQL parses and plans it once per connection. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}

export function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && stalePlans.has(error.code ?? '');
}
