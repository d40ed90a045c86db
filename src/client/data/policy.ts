import type { PolicyFinding } from '#domain/review/policy-rule.ts';
import type { PolicyAnswer, PolicyRequest } from './policy.worker.ts';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (findings: PolicyAnswer['findings']) => void>();

/**
 * Reads texts with Google's policies in a worker: compiling a language's rules takes a slow phone half a second.
 * @returns one list of findings for each question; null when the rules could not be loaded.
 */
export function readPolicies(request: Omit<PolicyRequest, 'id'>): Promise<PolicyFinding[][] | null> {
  worker ??= startWorker();
  const id = (lastId += 1);
  worker.postMessage({ ...request, id } satisfies PolicyRequest);
  return new Promise((resolve) => waiting.set(id, resolve));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./policy.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<PolicyAnswer>) => {
    waiting.get(data.id)?.(data.findings);
    waiting.delete(data.id);
  };
  started.onerror = () => {
    worker = undefined;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  return started;
}
