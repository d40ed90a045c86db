import { builderJobs, type JobInput, type JobName } from './builder-jobs.ts';

export interface JobRequest {
  id: number;
  name: JobName;
  input: JobInput<JobName>;
}
export type JobAnswer = { id: number; output: unknown } | { id: number; error: string };

self.onmessage = ({ data }: MessageEvent<JobRequest>) => void answer(data);

async function answer({ id, name, input }: JobRequest): Promise<void> {
  const job = builderJobs[name] as (input: unknown) => Promise<unknown>; // the caller's types pair name and input
  try {
    self.postMessage({ id, output: await job(input) } satisfies JobAnswer);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies JobAnswer);
  }
}
