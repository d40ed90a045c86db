import { builderJobs, type JobInput, type JobName, type ReportProgress } from './builder-jobs.ts';

export interface JobRequest {
  id: number;
  name: JobName;
  input: JobInput<JobName>;
}
export type JobAnswer =
  { id: number; output: unknown } | { id: number; error: string } | { id: number; progress: number };

const post = (answer: JobAnswer): void => self.postMessage(answer);

self.onmessage = ({ data }: MessageEvent<JobRequest>) => void answer(data);

async function answer({ id, name, input }: JobRequest): Promise<void> {
  // the caller's types pair name and input
  const job = builderJobs[name] as (input: unknown, onProgress: ReportProgress) => Promise<unknown>;
  try {
    post({ id, output: await job(input, (progress) => post({ id, progress })) });
  } catch (error) {
    post({ id, error: String(error) });
  }
}
