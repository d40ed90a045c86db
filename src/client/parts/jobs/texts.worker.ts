// One file for all that reads texts by the rules of a language: each worker file has its own copy of those rules, and a
// phone would fetch them once for each.
import { answerCalls } from '#client/lib/call-worker.ts';

const groups = {
  builder: async () => (await import('./builder-jobs.ts')).builderJobs,
  policy: async () => (await import('./policy-functions.ts')).policyFunctions,
  page: async () => (await import('./page-functions.ts')).pageFunctions,
};
export type JobGroup = keyof typeof groups;

answerCalls(groups[self.name as JobGroup]()); // the name that start-texts-worker.ts gave
