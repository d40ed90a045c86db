import { useQuery } from '@tanstack/react-query';
import { emptySheet, type ProductSheet, productSheetSchema } from '#domain/texts/sheet/product-sheet.ts';
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import { useStore } from '#client/lib/storage/browser-scope.ts';
import type { Store } from '#client/lib/storage/store.ts';
import { campaignSheetOptions } from './campaigns.ts';
import { useAccountId } from './use-session.ts';

const localSheet: Store<ProductSheet> = {
  key: 'faisca_product_sheet_v1',
  schema: productSheetSchema,
  initial: emptySheet,
};

/** Where this account keeps its sheet in this browser while no campaign is chosen. */
export function useLocalSheetStore(): Store<ProductSheet> {
  return ofAccount(localSheet, useAccountId());
}

/** The chosen campaign's sheet, or the browser's without a campaign. Until it has arrived, it is empty. */
export function useProductSheet(campaignId: string | null): ProductSheet {
  const local = useStore(useLocalSheetStore());
  const kept = useQuery({ ...campaignSheetOptions(campaignId ?? ''), enabled: campaignId !== null });
  if (campaignId === null) return local;
  return kept.data?.sheet ?? emptySheet;
}
