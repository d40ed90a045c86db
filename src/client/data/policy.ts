import { openWorker } from '#client/lib/call-worker.ts';
import type { PolicyFunctions } from './policy.worker.ts';

const { call } = openWorker<PolicyFunctions>(
  () => new Worker(new URL('./policy.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Reads texts with Google's policies in a worker: compiling a language's rules takes a slow phone half a second.
 * @returns one list of findings for each question; null when the rules could not be loaded.
 */
export const readPolicies = (request: Parameters<PolicyFunctions['read']>[0]) =>
  call('read', request).catch(() => null);
