import * as z from 'zod/mini';
import { type CampaignForm, campaignFormSchema } from '#domain/making/campaign/campaign-form.ts';
import { type Campaign, storedCampaignSchema } from '#domain/making/campaign/campaign.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import { readTab, type TabStore, useTabPart, writeTab } from '#client/lib/storage/tab-scope.ts';

/** The open form: of a new campaign, or of a stored one. */
export type OpenForm = 'create' | Campaign;

export interface FormDraft {
  open: OpenForm;
  values: CampaignForm;
  /** The id of a new campaign, so that it is stored once however often it is sent. */
  newId?: string | undefined;
}

/** The account's open forms with unsaved text, the latest last. */
const drafts: TabStore<FormDraft[]> = {
  key: 'faisca_campaign_forms_v1',
  schema: z.array(
    z.object({
      open: z.union([z.literal('create'), storedCampaignSchema]),
      values: campaignFormSchema,
      newId: z.optional(z.string()),
    }),
  ),
  initial: [],
};

export function formId(open: OpenForm): string {
  return open === 'create' ? open : open.id;
}

export function findDraft(accountId: string, open: OpenForm): FormDraft | undefined {
  return readDrafts(accountId).find((draft) => formId(draft.open) === formId(open));
}

export function latestDraft(accountId: string): FormDraft | undefined {
  return readDrafts(accountId).at(-1);
}

export function keepDraft(accountId: string, draft: FormDraft): void {
  dropDraft(accountId, formId(draft.open));
  writeTab(ofAccountInTab(drafts, accountId), [...readDrafts(accountId), draft]);
}

export function dropDraft(accountId: string, id: string): void {
  const others = readDrafts(accountId).filter(({ open }) => formId(open) !== id);
  writeTab(ofAccountInTab(drafts, accountId), others);
}

export function useHasDraft(accountId: string, id: string): boolean {
  return useTabPart(ofAccountInTab(drafts, accountId), (all) => all.some(({ open }) => formId(open) === id));
}

/**
 * After `sent` was stored, the text typed since then is a draft of the stored campaign.
 * @returns whether there is any
 */
export function replaceDraft(accountId: string, sent: FormDraft | undefined, stored: Campaign): boolean {
  if (sent === undefined) return false;
  const now = findDraft(accountId, sent.open);
  dropDraft(accountId, formId(sent.open));
  if (now === undefined || now === sent) return false;
  keepDraft(accountId, { open: stored, values: now.values });
  return true;
}

function readDrafts(accountId: string): FormDraft[] {
  return readTab(ofAccountInTab(drafts, accountId));
}
