import * as z from 'zod/mini';
import { type SheetForm, sheetDraftSchema } from '#domain/making/texts/sheet/sheet-form.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import { readTab, type TabStore, writeTab } from '#client/lib/storage/tab-scope.ts';

/** An unsaved sheet, and its campaign's version when it was opened. */
export interface SheetDraft {
  version: number;
  values: SheetForm;
}

/** Keyed by the campaign's id, or '' for the browser's own sheet. */
const drafts: TabStore<Record<string, SheetDraft>> = {
  key: 'faisca_sheet_forms_v1',
  schema: z.record(z.string(), z.object({ version: z.int(), values: sheetDraftSchema })),
  initial: {},
};

export function findSheetDraft(accountId: string, draftId: string): SheetDraft | undefined {
  return readTab(ofAccountInTab(drafts, accountId))[draftId];
}

export function keepSheetDraft(accountId: string, draftId: string, draft: SheetDraft): void {
  const store = ofAccountInTab(drafts, accountId);
  writeTab(store, { ...readTab(store), [draftId]: draft });
}

export function dropSheetDraft(accountId: string, draftId: string): void {
  const store = ofAccountInTab(drafts, accountId);
  const { [draftId]: _, ...others } = readTab(store);
  writeTab(store, others);
}

/** After `sent` was stored, the text typed since then is a draft of the new version. */
export function replaceSheetDraft(
  accountId: string,
  draftId: string,
  sent: SheetDraft | undefined,
  version: number,
): void {
  const now = findSheetDraft(accountId, draftId);
  if (now === undefined || now === sent) dropSheetDraft(accountId, draftId);
  else keepSheetDraft(accountId, draftId, { version, values: now.values });
}
