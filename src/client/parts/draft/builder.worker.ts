import { answerCalls } from '#client/lib/call-worker.ts';
import { builderJobs } from './builder-jobs.ts';

answerCalls(builderJobs);
