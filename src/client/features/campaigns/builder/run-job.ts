import type { JobAnswer, JobRequest } from './builder.worker.ts';
import type { JobInput, JobName, JobOutput } from './builder-jobs.ts';

interface Waiting {
  request: JobRequest;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

type ProgressListener = (share: number) => void;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const watchers = new Map<JobName, Set<ProgressListener>>();

class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
}

export const isCancelled = (error: unknown): boolean => error instanceof JobCancelled;

/**
 * Runs a job in the worker, which is started on first use. When the signal is aborted, the promise rejects with
 * an error that `isCancelled` recognises.
 */
export function runJob<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  signal?: AbortSignal,
): Promise<JobOutput<Name>> {
  worker ??= startWorker();
  const request: JobRequest = { id: (lastId += 1), name, input };
  worker.postMessage(request);
  signal?.addEventListener('abort', () => cancel(request.id), { once: true });
  return new Promise<unknown>((resolve, reject) =>
    waiting.set(request.id, { request, resolve, reject }),
  ) as Promise<JobOutput<Name>>; // the answer's type of this job
}

/** Calls the listener with the finished share, from 0 to 1, of every job of this name. Returns how to stop that. */
export function watchProgress(name: JobName, listener: ProgressListener): () => void {
  const listeners = watchers.get(name) ?? new Set();
  watchers.set(name, listeners.add(listener));
  return () => void listeners.delete(listener);
}

/** Cancels all running jobs of this name. */
export function cancelJobs(name: JobName): void {
  for (const [id, { request }] of [...waiting]) if (request.name === name) cancel(id);
}

/** A running job cannot be interrupted, so its worker is replaced. The other jobs start again in the new one. */
function cancel(id: number): void {
  const job = waiting.get(id);
  if (!job) return;
  waiting.delete(id);
  worker?.terminate();
  worker = waiting.size > 0 ? startWorker() : undefined;
  for (const { request } of waiting.values()) worker?.postMessage(request);
  job.reject(new JobCancelled());
}

function startWorker(): Worker {
  const started = new Worker(new URL('./builder.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<JobAnswer>) => answer(data);
  started.onerror = () => {
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('the worker failed'));
    waiting.clear();
  };
  return started;
}

function answer(data: JobAnswer): void {
  const job = waiting.get(data.id);
  if ('progress' in data) {
    if (job) for (const listener of watchers.get(job.request.name) ?? []) listener(data.progress);
    return;
  }
  waiting.delete(data.id);
  if ('error' in data) job?.reject(new Error(data.error));
  else job?.resolve(data.output);
}
