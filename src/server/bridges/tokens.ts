import { hashSecret, newSecret } from '../request/secrets.ts';

/** The one thing that a token permits. */
export type Purpose = 'reports' | 'commands';

const prefixes: Record<Purpose, string> = { reports: 'faisca_r_', commands: 'faisca_c_' };

export interface Tokens {
  reportsToken: string;
  commandsToken: string;
}

export function newTokens(): Tokens {
  const token = (purpose: Purpose) => `${prefixes[purpose]}${newSecret()}`;
  return { reportsToken: token('reports'), commandsToken: token('commands') };
}

export function hashesOf({ reportsToken, commandsToken }: Tokens) {
  return { reportsTokenHash: hashSecret(reportsToken), commandsTokenHash: hashSecret(commandsToken) };
}
