import { useQuery } from '@tanstack/react-query';
import {
  emptySheet,
  type ProductSheet,
  productSheetSchema,
} from '#domain/making/texts/sheet/product-sheet.ts';
import { PRODUCT_SHEET_KEY } from '#domain/making/texts/store-keys.ts';
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import { useStore } from '#client/lib/storage/browser-scope.ts';
import type { Store } from '#client/lib/storage/store.ts';
import { campaignSheetOptions } from './campaign-sheet.ts';
import { useAccountId } from './use-session.ts';

const localSheet: Store<ProductSheet> = {
  key: PRODUCT_SHEET_KEY,
  schema: productSheetSchema,
  initial: emptySheet,
};

/** The browser store of this account's sheet, used while no campaign is selected. */
export function useLocalSheetStore(): Store<ProductSheet> {
  return ofAccount(localSheet, useAccountId());
}

/** The selected campaign's sheet, or the browser's without a campaign. Empty until it has loaded. */
export function useProductSheet(campaignId: string | null): ProductSheet {
  const local = useStore(useLocalSheetStore());
  const stored = useQuery({ ...campaignSheetOptions(campaignId ?? ''), enabled: campaignId !== null });
  if (campaignId === null) return local;
  return stored.data?.sheet ?? emptySheet;
}
