import { createHash, randomBytes } from 'node:crypto';

/** The one thing that a token permits. */
export type Purpose = 'reports' | 'commands';

const prefixes: Record<Purpose, string> = { reports: 'faisca_r_', commands: 'faisca_c_' };
const BYTES = 32;

export interface Tokens {
  reportsToken: string;
  commandsToken: string;
}

export function newTokens(): Tokens {
  const token = (purpose: Purpose) => `${prefixes[purpose]}${randomBytes(BYTES).toString('base64url')}`;
  return { reportsToken: token('reports'), commandsToken: token('commands') };
}

/** Tokens are found by their hash, so the time that a search takes says nothing about a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function hashesOf({ reportsToken, commandsToken }: Tokens) {
  return { reportsTokenHash: hashToken(reportsToken), commandsTokenHash: hashToken(commandsToken) };
}
