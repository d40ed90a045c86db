import { openWorker } from '#client/lib/call-worker.ts';
import type { policyFunctions, PolicyRequest } from './policy-functions.ts';
import { startTextsWorker } from './start-texts-worker.ts';

const { call } = openWorker<typeof policyFunctions>(() => startTextsWorker('policy'));

/**
 * Reads texts with Google's policies in a worker: compiling a language's rules takes a slow phone half a second.
 * @returns one list of findings for each question; null when the rules could not be loaded.
 */
export const readPolicies = (request: PolicyRequest) => call('read', request).catch(() => null);
