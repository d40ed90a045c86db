import { z } from 'zod';
import type { CampaignForm } from '#domain/campaign/campaign-form.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import { readTab, type TabStore, writeTab } from '#client/lib/storage/tab-scope.ts';

/** Which form is open: for a new campaign, or for one that is there. */
export type OpenForm = 'create' | Campaign;

interface FormDraft {
  open: OpenForm;
  values: CampaignForm;
}

const text = z.string();
const campaign = z.object({
  ...{ id: text, name: text, version: z.int(), createdAt: text, updatedAt: text },
  ...{ notes: text.nullable(), platform: text.nullable(), niche: text.nullable(), country: text.nullable() },
  ...{ commission: text.nullable(), productPrice: text.nullable(), currency: text.default('BRL') },
});
const values = z.object({
  ...{ name: text, day: text, niche: text, country: text, platform: text },
  ...{ commission: text, productPrice: text, notes: text },
});

const store: TabStore<FormDraft | null> = {
  key: 'faisca_campaign_form_v2',
  schema: z.object({ open: z.union([z.literal('create'), campaign]), values }).nullable(),
  initial: null,
};

/** The form that an account left open with something typed. */
export const formDrafts = {
  read: (accountId: string) => readTab(ofAccountInTab(store, accountId)),
  keep: (accountId: string, draft: FormDraft) => writeTab(ofAccountInTab(store, accountId), draft),
  drop: (accountId: string) => writeTab(ofAccountInTab(store, accountId), null),
};
