import * as z from 'zod/mini';
import { type SheetForm, sheetDraftSchema } from '#domain/making/texts/sheet/sheet-form.ts';
import { tabDrafts } from '#client/lib/storage/tab-drafts.ts';

/** An unsaved sheet, and its campaign's version when it was opened. */
export interface SheetDraft {
  version: number;
  values: SheetForm;
}

/** By the campaign's id, or '' for the browser's own sheet. */
export const sheetDrafts = tabDrafts<SheetDraft>(
  'faisca_sheet_forms_v1',
  z.object({ version: z.int(), values: sheetDraftSchema }),
);

/** After `sent` was stored, the text typed since then is a draft of the new version. */
export function replaceSheetDraft(
  accountId: string,
  draftId: string,
  sent: SheetDraft | undefined,
  version: number,
): void {
  const now = sheetDrafts.find(accountId, draftId);
  if (now === undefined || now === sent) sheetDrafts.drop(accountId, draftId);
  else sheetDrafts.keep(accountId, draftId, { version, values: now.values });
}
