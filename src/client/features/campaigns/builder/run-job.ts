import type { JobAnswer, JobRequest } from './builder.worker.ts';
import type { JobInput, JobName, JobOutput } from './builder-jobs.ts';

interface Waiting {
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Runs a job in the worker, which is started on first use. */
export function runJob<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
  worker ??= startWorker();
  const id = (lastId += 1);
  worker.postMessage({ id, name, input } satisfies JobRequest);
  return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })) as Promise<
    JobOutput<Name>
  >; // the answer's type of this job
}

/** Cancels running jobs. Their promises reject. */
export function cancelJobs(): void {
  stop(new Error('cancelled'));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./builder.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<JobAnswer>) => {
    const job = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) job?.reject(new Error(data.error));
    else job?.resolve(data.output);
  };
  started.onerror = () => stop(new Error('the worker failed'));
  return started;
}

function stop(error: Error): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
