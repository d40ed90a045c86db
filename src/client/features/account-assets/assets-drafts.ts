import * as z from 'zod/mini';
import { accountAssetsSchema, type AccountAssets } from '#domain/making/structure/account-assets.ts';
import { tabDrafts } from '#client/lib/storage/tab-drafts.ts';

/** What is typed about the account's assets, and the version on which it is based. */
interface AssetsDraft {
  version: number | null;
  form: AccountAssets;
}

/** One for each account. */
export const ACCOUNT = 'account';
export const assetsDrafts = tabDrafts<AssetsDraft>(
  'faisca_account_assets_form_v1',
  z.object({ version: z.nullable(z.number()), form: accountAssetsSchema }),
);
