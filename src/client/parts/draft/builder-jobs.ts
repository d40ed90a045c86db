import type { LanguageCode } from '#domain/ads/languages.ts';
import { readEditorFile } from '#domain/making/editor-file/editor-file.ts';
import { previewImport } from '#domain/making/editor-file/imported/preview-import.ts';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import { reportImported } from '#domain/making/editor-file/imported/report-imported.ts';
import { importedTable, type Scope } from '#domain/making/editor-file/imported/write-imported.ts';
import { prepareExport } from '#domain/making/editor-file/prepare-export.ts';
import type { ReadyPlan } from '#domain/making/editor-file/ready-plan.ts';
import { writeScript } from '#domain/making/editor-file/script-plan.ts';
import { outOfWeb, type WebOptions } from '#domain/making/editor-file/web-tables.ts';
import {
  type EditorEncoding,
  encodeTable,
  writeEditorPlan,
  writeWebPlan,
} from '#domain/making/editor-file/write-plan.ts';
import { planConflicts } from '#domain/making/findings/conflict-findings.ts';
import { reviewPlan } from '#domain/making/findings/review-plan.ts';
import { loadPolicyReader } from '#domain/making/review/policy.ts';
import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import type { Plan } from '#domain/making/structure/plan.ts';
import type { CallInput, CallOutput } from '#client/lib/call-worker.ts';
import type { ExportTarget } from '#client/parts/export-steps.ts';
import type { ProblemsInput } from './problems-job.ts';
import type { ProposalInput } from './propose-job.ts';
import { spreadsheetTables } from './spreadsheet-tables.ts';
import type { StudyInput } from './study-job.ts';

export interface ExportInput {
  plan: Plan;
  name: string;
  currency: string;
}

export interface ImportedFileOptions {
  imported: ImportedCampaign;
  scope: Scope;
  encoding: EditorEncoding;
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

  propose: async (input: ProposalInput, onProgress: ReportProgress) =>
    (await import('./propose-job.ts')).runProposal(input, onProgress),

  studyTerms: async (input: StudyInput) => (await import('./study-job.ts')).runStudy(input),

  problems: async (input: ProblemsInput) => (await import('./problems-job.ts')).runProblems(input),

  report: async ({ target, ...input }: ExportInput & { target: ExportTarget }) => {
    const ready = prepareExport(input);
    return Promise.resolve(reportOf(ready, target));
  },

  editorFile: async (
    { encoding, ...input }: ExportInput & { encoding: EditorEncoding },
    onProgress: ReportProgress,
  ) => Promise.resolve(writeEditorPlan(prepareExport(input, onProgress), encoding)),

  /** Reads an Editor export. The bytes are the file's. */
  readImport: async ({ bytes }: { bytes: Uint8Array }, onProgress: ReportProgress) =>
    Promise.resolve(previewImport(readEditorFile(bytes, onProgress))),

  importedReport: async ({ imported, ...input }: ExportInput & { imported: ImportedCampaign }) =>
    Promise.resolve(reportImported(imported, prepareExport(input), input.plan)),

  importedFile: async (
    { imported, scope, encoding, ...input }: ExportInput & ImportedFileOptions,
    onProgress: ReportProgress,
  ) => {
    const table = importedTable(imported, prepareExport(input, onProgress), input.plan, scope);
    return Promise.resolve(encodeTable([table.headers, ...table.rows], encoding));
  },

  script: async (input: ExportInput, onProgress: ReportProgress) =>
    Promise.resolve(writeScript(prepareExport(input, onProgress))),

  spreadsheet: async (input: ExportInput) => {
    const { writeSpreadsheet } = await import('./write-spreadsheet.ts');
    return writeSpreadsheet(spreadsheetTables(input));
  },

  webFiles: async ({ decimal, ...input }: ExportInput & WebOptions, onProgress: ReportProgress) => {
    const { zipSync } = await import('fflate');
    const files = writeWebPlan(prepareExport(input, onProgress), { decimal });
    return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])));
  },
};

function reportOf(ready: ReadyPlan, target: ExportTarget) {
  const { counts, out } = ready;
  if (target === 'editor') return { counts, out };
  const left = outOfWeb(ready);
  const snippets = counts.snippets - left.filter(({ kind }) => kind === 'snippets').length;
  return { counts: { ...counts, snippets, promotions: 0 }, out: [...out, ...left] };
}

export type JobName = keyof typeof builderJobs;
export type JobInput<Name extends JobName> = CallInput<(typeof builderJobs)[Name]>;
export type JobOutput<Name extends JobName> = CallOutput<(typeof builderJobs)[Name]>;
