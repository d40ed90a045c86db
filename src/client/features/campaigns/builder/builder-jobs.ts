import type { LanguageCode } from '#domain/ads/languages.ts';
import { prepareExport } from '#domain/editor-file/prepare-export.ts';
import type { ReadyPlan } from '#domain/editor-file/ready-plan.ts';
import { outOfWeb, type WebOptions } from '#domain/editor-file/web-tables.ts';
import { type EditorEncoding, writeEditorPlan, writeWebPlan } from '#domain/editor-file/write-plan.ts';
import { planConflicts } from '#domain/findings/conflict-findings.ts';
import { reviewPlan } from '#domain/findings/review-plan.ts';
import { loadPolicyReader } from '#domain/review/policy.ts';
import type { ProductKind } from '#domain/review/policy-rule.ts';
import type { Plan } from '#domain/structure/plan.ts';
import type { ExportTarget } from './export-words.ts';

export interface ExportInput {
  plan: Plan;
  name: string;
  currency: string;
}

/** Receives the finished share of a job, from 0 to 1. */
export type ReportProgress = (share: number) => void;

/** Slow computations of the builder's tabs. They run in a worker, so that the page stays responsive. */
export const builderJobs = {
  conflicts: async ({ plan }: { plan: Plan }, onProgress: ReportProgress) =>
    Promise.resolve(planConflicts(plan, onProgress)),

  review: async (input: {
    plan: Plan;
    language: LanguageCode;
    product: string;
    productKind: ProductKind;
  }) => {
    const { plan, language, product, productKind } = input;
    return reviewPlan(plan, { read: await loadPolicyReader(language), product, productKind });
  },

  report: async ({ target, ...input }: ExportInput & { target: ExportTarget }) => {
    const ready = prepareExport(input);
    return Promise.resolve(reportOf(ready, target));
  },

  editorFile: async (
    { encoding, ...input }: ExportInput & { encoding: EditorEncoding },
    onProgress: ReportProgress,
  ) => Promise.resolve(writeEditorPlan(prepareExport(input, onProgress), encoding)),

  webFiles: async ({ decimal, ...input }: ExportInput & WebOptions, onProgress: ReportProgress) => {
    const { zipSync } = await import('fflate');
    const files = writeWebPlan(prepareExport(input, onProgress), { decimal });
    return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])));
  },
};

function reportOf(ready: ReadyPlan, target: ExportTarget) {
  const { counts, out } = ready;
  if (target === 'editor') return { counts, out };
  return { counts: { ...counts, promotions: 0 }, out: [...out, ...outOfWeb(ready)] };
}

export type JobName = keyof typeof builderJobs;
export type JobInput<Name extends JobName> = Parameters<(typeof builderJobs)[Name]>[0];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<(typeof builderJobs)[Name]>>;
