import { chanceBelow, meanOf } from '#domain/measuring/statistics/shrinkage.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { nothingTouched } from './action.ts';
import type { Candidate } from './candidate.ts';
import { type CampaignEstimate, sumParts } from './estimates.ts';
import type { TextPart } from './facts.ts';

const FEWEST_CLICKS = 50;
/** Fewer texts have nothing to be compared with. */
const FEWEST_TEXTS = 3;
const RISK = 0.05;
/** A text that Google rates low needs less evidence. */
const RISK_OF_LOW = 0.2;
/** Sales per click that are as good as the others'. */
const USUAL = 0.8;
/** Google shows about three texts of a kind at once, so that each has a third of what its clicks bring. */
const SHARE = 1 / 3;

/** Texts of ads whose clicks surely buy less than those of the other texts of their kind and place. */
export function textCandidates(estimate: CampaignEstimate): Candidate[] {
  const { facts } = estimate;
  if (facts.saleValue <= 0) return [];
  const siblings = groupBy(facts.texts.parts, ({ of, adGroup }) => JSON.stringify([of, adGroup]));
  return [...siblings.values()].flatMap((own) =>
    own.length < FEWEST_TEXTS ? [] : own.flatMap((part) => replace(estimate, part, own)),
  );
}

function replace(estimate: CampaignEstimate, part: TextPart, own: readonly TextPart[]): Candidate[] {
  const { facts } = estimate;
  if (part.clicks < FEWEST_CLICKS) return [];
  const others = estimate.slice(facts.texts, sumParts(own.filter((each) => each !== part)), 'text');
  const rest = meanOf(others.belief);
  const { belief } = estimate.slice(facts.texts, part, 'text');
  const risk = 1 - chanceBelow(belief, rest);
  const lacking = rest - meanOf(belief);
  if (risk > (part.isLow ? RISK_OF_LOW : RISK) || meanOf(belief) > USUAL * rest) return [];
  return [
    {
      action: {
        ...nothingTouched,
        kind: 'asset',
        campaign: facts.name,
        term: part.text,
        ...(part.adGroup === '' ? { level: 'campaign' } : { level: 'adGroup', adGroup: part.adGroup }),
        cost: part.cost,
        sales: part.sales,
      },
      effect: {
        on: 'terms back',
        money: { cost: 0, income: (SHARE * lacking * part.clicks * facts.saleValue) / facts.days },
      },
      risk,
      clicks: part.clicks,
      keys: [`text:${part.of}:${part.adGroup}:${part.text}`],
    },
  ];
}
