import * as z from 'zod/mini';
import { ofAccountInTab } from './account-scope.ts';
import { readTab, type TabStore, writeTab } from './tab-scope.ts';

/** Unsaved forms of an account in this tab, each by the id of what it changes. */
export function tabDrafts<Draft>(key: string, schema: z.ZodMiniType<Draft>) {
  const drafts: TabStore<Readonly<Record<string, Draft>>> = {
    key,
    schema: z.record(z.string(), schema),
    initial: {},
  };
  return {
    find: (accountId: string, id: string): Draft | undefined =>
      readTab(ofAccountInTab(drafts, accountId))[id],
    keep(accountId: string, id: string, draft: Draft): void {
      const store = ofAccountInTab(drafts, accountId);
      writeTab(store, { ...readTab(store), [id]: draft });
    },
    drop(accountId: string, id: string): void {
      const store = ofAccountInTab(drafts, accountId);
      const { [id]: _, ...others } = readTab(store);
      writeTab(store, others);
    },
  };
}
