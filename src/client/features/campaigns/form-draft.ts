import { z } from 'zod';
import { type CampaignForm, campaignFormSchema } from '#domain/campaign/campaign-form.ts';
import { type Campaign, storedCampaignSchema } from '#domain/campaign/campaign.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import { readTab, type TabStore, writeTab } from '#client/lib/storage/tab-scope.ts';

/** Which form is open: for a new campaign, or for one that is there. */
export type OpenForm = 'create' | Campaign;

interface FormDraft {
  open: OpenForm;
  values: CampaignForm;
}

const store: TabStore<FormDraft | null> = {
  key: 'faisca_campaign_form_v2',
  schema: z
    .object({ open: z.union([z.literal('create'), storedCampaignSchema]), values: campaignFormSchema })
    .nullable(),
  initial: null,
};

/** The form that an account left open with something typed. */
export const formDrafts = {
  read: (accountId: string) => readTab(ofAccountInTab(store, accountId)),
  keep: (accountId: string, draft: FormDraft) => writeTab(ofAccountInTab(store, accountId), draft),
  drop: (accountId: string) => writeTab(ofAccountInTab(store, accountId), null),
};
