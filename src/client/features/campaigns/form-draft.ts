import type { CampaignForm } from '#domain/campaign-form.ts';
import type { Campaign } from '#domain/campaign.ts';

/** Which form is open: for a new campaign, or for one that is there. */
export type OpenForm = 'create' | Campaign;

interface FormDraft {
  userId: string;
  open: OpenForm;
  values: CampaignForm;
}

let draft: FormDraft | null = null;

/** The form this person left open with something typed: a sign-in or another room in between loses none of it. */
export function readFormDraft(userId: string): FormDraft | null {
  return draft?.userId === userId ? draft : null;
}

export function keepFormDraft(kept: FormDraft): void {
  draft = kept;
}

export function dropFormDraft(): void {
  draft = null;
}
