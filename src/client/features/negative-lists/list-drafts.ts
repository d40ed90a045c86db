import * as z from 'zod/mini';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { tabDrafts } from '#client/lib/storage/tab-drafts.ts';

export interface ListForm {
  name: string;
  lines: readonly string[];
  campaignIds: readonly string[];
}

/** What is typed about a list, and the list as it was then; null for a new one. */
interface ListDraft {
  base: NegativeList | null;
  form: ListForm;
}

/** The id of a list that does not exist yet. */
export const NEW_LIST = 'new';
const texts = z.array(z.string());

/** By the list's id. */
export const listDrafts = tabDrafts<ListDraft>(
  'faisca_negative_list_forms_v1',
  z.object({
    base: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        negatives: texts,
        version: z.number(),
        campaignIds: texts,
      }),
    ),
    form: z.object({ name: z.string(), lines: texts, campaignIds: texts }),
  }),
);

/** After `sent` was stored, the text typed since then is a draft of the stored list. */
export function replaceListDraft(accountId: string, id: string, sent: ListForm, stored: NegativeList): void {
  const now = listDrafts.find(accountId, id);
  listDrafts.drop(accountId, id);
  if (now !== undefined && now.form !== sent)
    listDrafts.keep(accountId, stored.id, { base: stored, form: now.form });
}
