import { nothingTouched } from '#domain/deciding/advice/action.ts';
import type { Advertiser } from './advertiser.ts';
import { copyOf, follow, profitOf, run, type ActionStep } from './true-profit.ts';

const nothing = { ...nothingTouched, from: 1, to: 1 };
const LOWER = [0.15, 0.3, 0.5, 0.7, 0.85];
const BIDS = [...LOWER, 1.2];
const matchNames = { exact: 'Exact', phrase: 'Phrase', broad: 'Broad' };

type IsAllowed = (action: ActionStep) => boolean;

/** What an adviser gains that knows every true rate and takes the best of all actions, one after the other. */
export function bestGain(advertiser: Advertiser, most: number, isAllowed: IsAllowed = () => true): number {
  const gains = advertiser.campaigns.map((campaign) => bestOfCampaign(campaign, most, isAllowed));
  // Campaigns do not touch each other, so the best steps of all of them together are the best of the account.
  return gains
    .flat()
    .sort((one, other) => other - one)
    .slice(0, most)
    .reduce((sum, gain) => sum + gain, 0);
}

/** The gain of each step in one campaign. */
function bestOfCampaign(
  campaign: Advertiser['campaigns'][number],
  most: number,
  isAllowed: IsAllowed,
): number[] {
  const running = run(campaign);
  const gains: number[] = [];
  const actions = candidates(campaign).filter(isAllowed);
  const after = (action: ActionStep): number => {
    const tried = copyOf(running);
    follow([tried], action);
    return profitOf(tried);
  };
  while (gains.length < most) {
    const now = profitOf(running);
    let best: { action: ActionStep; gain: number } | null = null;
    for (const action of actions) {
      const gain = after(action) - now;
      if (gain > (best?.gain ?? 1e-9)) best = { action, gain };
    }
    if (!best) break;
    gains.push(best.gain);
    follow([running], best.action);
    const { action } = best;
    for (let at = actions.length - 1; at >= 0; at -= 1)
      if (isSame(actions[at], action)) actions.splice(at, 1);
  }
  return gains;
}

function isSame(one: ActionStep | undefined, other: ActionStep): boolean {
  const key = ({ kind, adGroup, keyword, matchType, words, term, device, hours, ...touched }: ActionStep) =>
    JSON.stringify([
      kind.replace(/_.*/u, ''),
      adGroup,
      keyword,
      matchType,
      words,
      term,
      device,
      hours,
      ...[touched.weekday, touched.place, touched.age, touched.gender],
    ]);
  return one !== undefined && key(one) === key(other);
}

function candidates(campaign: Advertiser['campaigns'][number]): ActionStep[] {
  const base = { ...nothing, campaign: campaign.name };
  const budgets = [0.1, 0.3, 0.6, 1.2].map((times): ActionStep => ({
    ...base,
    kind: times > 1 ? 'budget_up' : 'budget_down',
    from: campaign.dailyBudget,
    to: campaign.dailyBudget * times,
  }));
  const groups = campaign.groups.flatMap(({ name }) =>
    BIDS.map((to): ActionStep => ({ ...base, kind: to > 1 ? 'bid_up' : 'bid_down', adGroup: name, to })),
  );
  const keywords = campaign.groups.flatMap(({ name, keywords: own }) =>
    own
      .toSorted((one, other) => weight(other.terms, other.cpc) - weight(one.terms, one.cpc))
      .slice(0, 8)
      .flatMap(({ text, matchType }) => {
        const target = { ...base, adGroup: name, keyword: text, matchType: matchNames[matchType] };
        return [
          { ...target, kind: 'pause' as const },
          ...BIDS.map((to): ActionStep => ({ ...target, kind: to > 1 ? 'bid_up' : 'bid_down', to })),
        ];
      }),
  );
  const devices = campaign.devices.flatMap(({ name }) =>
    BIDS.map((to): ActionStep => ({ ...base, kind: 'device', device: name, to })),
  );
  const parts = (
    [
      [0, 6],
      [6, 12],
      [12, 18],
      [18, 24],
    ] as const
  ).flatMap((hours) => BIDS.map((to): ActionStep => ({ ...base, kind: 'daypart', hours, to })));
  const spots = campaign.places.flatMap(({ name }) =>
    BIDS.map((to): ActionStep => ({ ...base, kind: 'place', place: name, to })),
  );
  const people = [
    ...campaign.weekdays.map(({ name }) => ({ kind: 'weekday' as const, weekday: name })),
    ...campaign.ages.map(({ name }) => ({ kind: 'age' as const, age: name })),
    ...campaign.genders.map(({ name }) => ({ kind: 'gender' as const, gender: name })),
  ].flatMap((own) => BIDS.map((to): ActionStep => ({ ...base, ...own, to })));
  return [
    { ...base, kind: 'pause' as const },
    ...budgets,
    ...groups,
    ...keywords,
    ...devices,
    ...parts,
    ...spots,
    ...people,
    ...negatives(campaign, base),
    ...removals(campaign, base),
  ];
}

function weight(terms: readonly { clicks: number }[], cpc: number): number {
  return terms.reduce((sum, { clicks }) => sum + clicks, 0) * cpc;
}

/** Single words, the ones that lose most. */
function negatives(
  { groups, saleValue }: Advertiser['campaigns'][number],
  base: Omit<ActionStep, 'kind'>,
): ActionStep[] {
  const loss = new Map<string, number>();
  for (const { keywords } of groups)
    for (const { cpc, terms } of keywords)
      for (const { text, clicks, rate, isBlocked } of terms)
        if (!isBlocked)
          for (const word of new Set(text.split(' ')))
            loss.set(word, (loss.get(word) ?? 0) + clicks * (cpc - rate * saleValue));
  return [...loss]
    .filter(([, lost]) => lost > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 15)
    .map(([words]) => ({ ...base, kind: 'negative', words, matchType: 'Phrase' }));
}

function removals(
  { negatives: known }: Advertiser['campaigns'][number],
  base: Omit<ActionStep, 'kind'>,
): ActionStep[] {
  return known.map((words) => ({ ...base, kind: 'remove_negative', words, matchType: 'Broad' }));
}
