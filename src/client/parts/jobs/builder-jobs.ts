import type { LanguageCode } from '#domain/ads/languages.ts';
import { writeAccountFiles } from '#domain/making/editor-file/account-level.ts';
import { readEditorFile } from '#domain/making/editor-file/editor-file.ts';
import { previewImport } from '#domain/making/editor-file/imported/preview-import.ts';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import { importedOutcome } from '#domain/making/editor-file/imported/imported-outcome.ts';
import { importedTable, type Scope } from '#domain/making/editor-file/imported/write-imported.ts';
import { priceFileColumns } from '#domain/making/editor-file/editor-columns.ts';
import { prepareExport } from '#domain/making/editor-file/prepare-export.ts';
import type { ExportableDraft } from '#domain/making/editor-file/exportable-draft.ts';
import { readyLists } from '#domain/making/editor-file/shared-lists.ts';
import { writeScript } from '#domain/making/editor-file/write-script.ts';
import { webOmissions, type WebOptions } from '#domain/making/editor-file/web-tables.ts';
import {
  type EditorEncoding,
  encodeTable,
  hasListsFile,
  listsFile,
  listsOf,
  type NamedFile,
  PRICE_FILE,
  writeEditorFiles,
  writeWebFiles,
} from '#domain/making/editor-file/write-files.ts';
import { draftConflicts, listConflicts } from '#domain/making/findings/conflict-findings.ts';
import { reviewAccountAssets } from '#domain/making/findings/review-account-assets.ts';
import { reviewDraft } from '#domain/making/findings/review-draft.ts';
import { loadPolicyReader } from '#domain/making/review/policy.ts';
import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import { assetKinds } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignDraft, StoredDraft } from '#domain/making/structure/draft.ts';
import type { AccountAssets } from '#domain/making/structure/account-assets.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { type EconomicsInput, emptySettings } from '#domain/making/structure/settings.ts';
import { openDraft } from '#domain/making/structure/save.ts';
import type { CallInput, CallOutput } from '#client/lib/call-worker.ts';
import type { ExportTarget } from '#client/parts/export-steps.ts';
import type { ProblemsInput } from './problems-job.ts';
import type { ProposalInput } from './propose-job.ts';
import { spreadsheetTables } from './spreadsheet-tables.ts';
import type { StudyInput } from './study-job.ts';

export interface ExportInput {
  draft: CampaignDraft;
  name: string;
  currency: string;
}

export interface ImportedFileOptions {
  imported: ImportedCampaign;
  scope: Scope;
  encoding: EditorEncoding;
}

/** Receives the finished share of a job, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Slow computations of the builder's tabs. They run in a worker, so that the page stays responsive. */
export const builderJobs = {
  conflicts: async ({ draft }: { draft: CampaignDraft }, onProgress: OnProgress) =>
    Promise.resolve(draftConflicts(draft, onProgress)),

  /** The conflicts of one shared list with a campaign, whose draft is as it was read. */
  listConflicts: async ({ stored, list }: { stored: StoredDraft; list: NegativeList }) =>
    Promise.resolve(listConflicts(openDraft(stored).draft, list)),

  /** A shared list for Editor, without what Google would refuse. */
  listFile: async ({ list, campaigns }: { list: NegativeList; campaigns: string[] }) => {
    const lists = readyLists([list], () => undefined).map((ready) => ({ ...ready, campaigns }));
    return zipped(listsFile(lists, 'utf-16le'));
  },

  /** What Google would say of the assets of the account, and what stays out of their file. */
  accountReport: async ({ assets }: { assets: AccountAssets }) => {
    const read = await loadPolicyReader(assets.language);
    const findings = reviewAccountAssets(assets, { read, product: '', productKind: 'physical' });
    const { count, out } = writeAccountFiles(assets, 'utf-16le');
    return { findings, count, out };
  },

  accountFile: async ({ assets }: { assets: AccountAssets }) =>
    zipped(writeAccountFiles(assets, 'utf-16le').files),

  review: async (input: {
    draft: CampaignDraft;
    language: LanguageCode;
    product: string;
    productKind: ProductKind;
    /** In the account's currency; null while it is in another one. */
    economics: EconomicsInput | null;
  }) => {
    const { draft, language, product, productKind } = input;
    const economics = input.economics ?? emptySettings.economics; // no bid is judged by amounts of another currency
    const inAccount = { ...draft, settings: { ...draft.settings, economics } };
    return reviewDraft(inAccount, { read: await loadPolicyReader(language), product, productKind });
  },

  propose: async (input: ProposalInput, onProgress: OnProgress) =>
    (await import('./propose-job.ts')).runProposal(input, onProgress),

  studyTerms: async (input: StudyInput) => (await import('./study-job.ts')).runStudy(input),

  problems: async (input: ProblemsInput) => (await import('./problems-job.ts')).runProblems(input),

  report: async ({ target, ...input }: ExportInput & { target: ExportTarget }) => {
    const ready = prepareExport(input);
    return Promise.resolve(reportOf(ready, target));
  },

  editorFile: async (
    { encoding, ...input }: ExportInput & { encoding: EditorEncoding },
    onProgress: OnProgress,
  ) => zipped(writeEditorFiles(prepareExport(input, onProgress), encoding)),

  /** Reads an Editor export. The bytes are the file's. */
  readImport: async ({ bytes }: { bytes: Uint8Array }, onProgress: OnProgress) =>
    Promise.resolve(previewImport(readEditorFile(bytes, onProgress))),

  importedReport: async ({ imported, ...input }: ExportInput & { imported: ImportedCampaign }) =>
    Promise.resolve(importedOutcome(imported, prepareExport(input), input.draft)),

  importedFile: async (
    { imported, scope, encoding, ...input }: ExportInput & ImportedFileOptions,
    onProgress: OnProgress,
  ) => {
    const ready = prepareExport(input, onProgress);
    const table = importedTable(imported, ready, input.draft, scope);
    const { headers, rows, prices } = table;
    return zipped([
      { name: '1-campanha.csv', bytes: encodeTable([headers, ...rows], encoding) },
      ...(prices.length === 0
        ? []
        : [{ name: PRICE_FILE, bytes: encodeTable([priceFileColumns, ...prices], encoding) }]),
      ...listsFile(listsOf(ready), encoding),
    ]);
  },

  script: async (input: ExportInput, onProgress: OnProgress) =>
    Promise.resolve(writeScript(prepareExport(input, onProgress))),

  spreadsheet: async (input: ExportInput) => {
    const { writeSpreadsheet } = await import('#client/lib/write-spreadsheet.ts');
    return writeSpreadsheet(spreadsheetTables(input));
  },

  webFiles: async ({ decimal, ...input }: ExportInput & WebOptions, onProgress: OnProgress) => {
    const files = writeWebFiles(prepareExport(input, onProgress), { decimal });
    return { bytes: await zip(files), isZip: true };
  },
};

/** One file as it is, several as a ZIP. */
async function zipped(
  files: readonly NamedFile[],
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isZip: boolean }> {
  const [first, ...others] = files;
  return first && others.length === 0
    ? { bytes: first.bytes, isZip: false }
    : { bytes: await zip(files), isZip: true };
}

async function zip(files: readonly NamedFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])));
}

function reportOf(ready: ExportableDraft, target: ExportTarget) {
  const { counts, out } = ready;
  if (target === 'editor') return { counts, out, isZip: counts.prices > 0 || hasListsFile(ready) };
  const left = webOmissions(ready);
  const written = Object.fromEntries(
    assetKinds.map((asset) => [asset, counts[asset] - left.filter(({ kind }) => kind === asset).length]),
  );
  return { counts: { ...counts, ...written }, out: [...out, ...left], isZip: true };
}

export type JobName = keyof typeof builderJobs;
export type JobInput<Name extends JobName> = CallInput<(typeof builderJobs)[Name]>;
export type JobOutput<Name extends JobName> = CallOutput<(typeof builderJobs)[Name]>;
