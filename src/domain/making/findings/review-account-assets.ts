import { type AccountAssets, settingsOfAccount } from '#domain/making/structure/account-assets.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { assetFindings } from './asset-findings.ts';
import type { Finding } from './finding.ts';
import { type PolicyContext, policyFindings } from './policy-findings.ts';

/** The findings about the assets of an account, by the rules of a campaign. */
export function reviewAccountAssets(assets: AccountAssets, context: PolicyContext): Finding[] {
  const draft: CampaignDraft = { settings: settingsOfAccount(assets), groups: [] };
  const found = [...assetFindings(draft), ...policyFindings(draft, context)];
  return found.filter(({ rule }) => rule !== 'few_sitelinks' && rule !== 'few_callouts');
}
