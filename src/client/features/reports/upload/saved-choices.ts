import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Report } from '#domain/measuring/reports/report.ts';
import {
  type SalesChoice,
  salesChoiceSchema,
  type SalesPreview,
} from '#domain/measuring/reports/sales/sales-choice.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import { readStore, updateStore } from '#client/lib/storage/browser-scope.ts';
import type { Store } from '#client/lib/storage/store.ts';

const schema = z.array(
  z.object({
    header: z.string(),
    choice: salesChoiceSchema,
    /** The products that were chosen for each campaign. */
    products: z.record(z.string(), z.array(z.string())),
  }),
);
type StoredChoices = z.output<typeof schema>;
/** The second version of the key. Older choices had a single currency and a single status for files that have several. */
const store: Store<StoredChoices> = { key: 'faisca_sales_columns_v2', schema, initial: [] };
const MOST = 30;

interface SavedChoice {
  choice: SalesChoice;
  /** Whether it was chosen for this campaign; else only the columns are known. */
  isOwn: boolean;
}

export type SavedChoices = ReturnType<typeof useSavedChoices>;

/** The columns that this person chose for each kind of file. The header identifies the kind. */
export function useSavedChoices(campaignId: string) {
  const accountId = useAccountId();
  return useMemo(() => {
    const own = ofAccount(store, accountId);
    return {
      find: (preview: SalesPreview): SavedChoice | null => {
        const kept = readStore(own).find(({ header }) => header === headerOf(preview));
        if (!kept) return null;
        const products = kept.products[campaignId];
        return { choice: { ...kept.choice, products: products ?? [] }, isOwn: products !== undefined };
      },
      keep: (preview: SalesPreview, choice: SalesChoice) =>
        updateStore(own, (all) => {
          const header = headerOf(preview);
          const products = all.find((each) => each.header === header)?.products;
          const kept = { header, choice, products: { ...products, [campaignId]: choice.products } };
          return [kept, ...all.filter((each) => each.header !== header)].slice(0, MOST);
        }),
    };
  }, [accountId, campaignId]);
}

/** What we recognised. */
export function firstChoice({ currency }: Report, { columns }: SalesPreview): SalesChoice {
  const positions = Object.entries(columns).map(([field, own]): [string, number[]] => [field, [...own]]);
  return { columns: Object.fromEntries(positions), currency, products: [] };
}

function headerOf({ labels }: SalesPreview): string {
  return labels.join('|');
}
