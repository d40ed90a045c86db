import { policyLevels } from '#domain/making/review/policy-rule.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { assetFindings } from './asset-findings.ts';
import { conflictFindings } from './conflict-findings.ts';
import { type Finding, finding } from './finding.ts';
import { groupFindings } from './group-findings.ts';
import { languageFindings, medicineFindings } from './language-findings.ts';
import { localWordFindings } from './local-words.ts';
import { type PolicyContext, policyFindings } from './policy-findings.ts';
import { settingsFindings } from './settings-findings.ts';

/** All findings about a draft, with Google's refusals first. */
export function reviewDraft(draft: CampaignDraft, context: PolicyContext): Finding[] {
  const found = [
    ...settingsFindings(draft),
    ...groupFindings(draft, context.product),
    ...conflictFindings(draft),
    ...assetFindings(draft),
    ...economyFindings(draft),
    ...localWordFindings(draft, context.product),
    ...languageFindings(draft),
    ...medicineFindings(draft, context.productKind),
    ...policyFindings(draft, context),
  ];
  const level = ({ level: each }: Finding) => policyLevels.indexOf(each);
  return found.sort((one, other) => level(other) - level(one));
}

/** Returns nothing until the person has entered the commission. */
function economyFindings({ settings: { economics, maxCpc, bidStrategy } }: CampaignDraft): Finding[] {
  const result = economicsOf(economics);
  if (result === null) return [];
  const location = { tab: 'economics' } as const;
  if (result.netCommission <= 0) return [finding('no_profit', 'aviso', null, { text: '', location })];
  const bid = result.workingCpc >= 0.01 ? result.workingCpc.toFixed(2) : null;
  if (bidStrategy === 'maximize_clicks' && maxCpc === null && bid !== null) {
    const fix = { kind: 'settings', change: { maxCpc: bid } } as const;
    return [
      finding('no_bid_limit', 'aviso', null, {
        text: '',
        location: { tab: 'settings', part: 'money' },
        suggestedAmount: bid,
        fix,
      }),
    ];
  }
  const isAbove = maxCpc !== null && Number(maxCpc) > result.breakEvenCpc;
  return isAbove
    ? [finding('bid_above_break_even', 'aviso', null, { text: '', amount: maxCpc, location })]
    : [];
}
