import * as z from 'zod/mini';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import { readTab, type TabStore, writeTab } from '#client/lib/storage/tab-scope.ts';

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

const texts = z.array(z.string());
const NEW = 'new';

/** The account's lists with unsaved text, by id. */
const drafts: TabStore<Readonly<Record<string, ListDraft>>> = {
  key: 'faisca_negative_list_forms_v1',
  schema: z.record(
    z.string(),
    z.object({
      base: z.nullable(
        z.object({
          ...{ id: z.string(), name: z.string(), negatives: texts, version: z.number(), campaignIds: texts },
        }),
      ),
      form: z.object({ name: z.string(), lines: texts, campaignIds: texts }),
    }),
  ),
  initial: {},
};

export function findListDraft(accountId: string, id = NEW): ListDraft | undefined {
  return readTab(ofAccountInTab(drafts, accountId))[id];
}

export function keepListDraft(accountId: string, draft: ListDraft): void {
  const store = ofAccountInTab(drafts, accountId);
  writeTab(store, { ...readTab(store), [draft.base?.id ?? NEW]: draft });
}

export function dropListDraft(accountId: string, id = NEW): void {
  const store = ofAccountInTab(drafts, accountId);
  const { [id]: _, ...others } = readTab(store);
  writeTab(store, others);
}
