import * as z from 'zod/mini';
import {
  accountAssetsSchema,
  type AccountAssets,
  type StoredAccountAssets,
} from '#domain/making/structure/account-assets.ts';
import { tabDrafts } from '#client/lib/storage/tab-drafts.ts';

/** What is typed about the account's assets, and what was stored then. */
interface AssetsDraft {
  base: StoredAccountAssets;
  form: AccountAssets;
}

/** One for each account. */
export const ACCOUNT = 'account';
export const assetsDrafts = tabDrafts<AssetsDraft>(
  'faisca_account_assets_form_v1',
  z.object({
    base: z.object({ version: z.nullable(z.number()), content: accountAssetsSchema }),
    form: accountAssetsSchema,
  }),
);
