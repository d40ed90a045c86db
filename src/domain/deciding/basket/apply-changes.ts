import {
  findKeywordProblems,
  formatKeyword,
  keywordKey,
  keywordReach,
  parseKeyword,
} from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { applyFix } from '#domain/making/findings/fix.ts';
import { lowerBids } from '#domain/making/structure/schedule.ts';
import { addKeywords, addNegative, changeGroup, removeKeywords } from '#domain/making/structure/edit.ts';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';
import type {
  AdjustChange,
  Change,
  KeywordChange,
  NegativeChange,
  ReleaseChange,
} from '#domain/ads/account-change.ts';

/** `invalid`: Google refuses the text. `no_group`: the draft here has no such ad group. */
interface Refusal {
  change: Change;
  why: 'invalid' | 'no_group';
}

export interface Applied {
  /** The very same draft when nothing changes or something is refused. */
  draft: CampaignDraft;
  refused: Refusal[];
  /** Changes of other campaigns, which this draft does not hold. */
  elsewhere: Change[];
}

/**
 * Makes the changes in the draft: all of them, or none when one cannot be made. Doing it twice changes nothing more.
 * @param own the account's name of the draft's campaign.
 */
export function applyChanges(draft: CampaignDraft, changes: readonly Change[], own: string): Applied {
  const [here, elsewhere] = divide(changes, (change) => isOwn(change, own) && isInDraft(change));
  const groups = new Map(draft.groups.map((group) => [group.name, group]));
  const refused = here.flatMap((change): Refusal[] => {
    const why = refusalOf(change, groups);
    return why === null ? [] : [{ change, why }];
  });
  if (refused.length > 0) return { draft, refused, elsewhere };
  return { draft: here.reduce(applyOne, draft), refused, elsewhere };
}

/** Without a campaign a change is for every one, and so for the draft's too. */
function isOwn(change: Change, own: string): boolean {
  return change.kind === 'text' || (change.campaign ?? '') === '' || change.campaign === own;
}

/** A draft has neither bids of its own for keywords and ad groups, nor a state: those stand in the account alone. */
function isInDraft(change: Change): boolean {
  return change.kind !== 'stop' && (change.kind !== 'adjust' || change.of !== 'cpc');
}

/** Whether Google takes the keyword or negative. */
export function isAcceptable(change: Change): boolean {
  if (!('matchType' in change) || change.kind === 'release') return true;
  return change.text !== '' && findKeywordProblems(change).length === 0;
}

function refusalOf(change: Change, groups: ReadonlyMap<string, DraftGroup>): Refusal['why'] | null {
  if (!isAcceptable(change)) return 'invalid';
  if (change.kind !== 'negative' && change.kind !== 'keyword') return null; // what is not here need not stop
  return change.adGroup === null || groups.has(change.adGroup) ? null : 'no_group';
}

function applyOne(draft: CampaignDraft, change: Change): CampaignDraft {
  switch (change.kind) {
    case 'text':
      return applyFix(draft, change);
    case 'negative':
      return placeNegative(draft, change);
    case 'release':
      return takeNegative(draft, change);
    case 'adjust':
      return adjust(draft, change);
    case 'stop':
      return draft;
    case 'keyword':
    case 'pause':
      return placeKeyword(draft, change);
  }
}

function takeNegative(draft: CampaignDraft, change: ReleaseChange): CampaignDraft {
  const key = keywordKey(change);
  const without = (negatives: string[]): string[] => {
    const kept = negatives.filter((text) => keywordKey(parseNegativeKeyword(text)) !== key);
    return kept.length === negatives.length ? negatives : kept;
  };
  const group = draft.groups.find(({ name }) => name === change.adGroup);
  if (group) return changeGroup(draft, group.id, (each) => withNegatives(each, without(each.negatives)));
  const negatives = without(draft.settings.negatives);
  return negatives === draft.settings.negatives
    ? draft
    : { ...draft, settings: { ...draft.settings, negatives } };
}

function withNegatives(group: DraftGroup, negatives: string[]): DraftGroup {
  return negatives === group.negatives ? group : { ...group, negatives };
}

function adjust(draft: CampaignDraft, { of, device, time, to }: AdjustChange): CampaignDraft {
  const { settings } = draft;
  if (of === 'time') {
    const schedule = time ? lowerBids(settings.schedule, time, toPercent(to)) : null;
    return schedule === null || isEqual(schedule, settings.schedule)
      ? draft
      : { ...draft, settings: { ...settings, schedule } };
  }
  if (of !== 'cpc' && of !== 'device') {
    const [field, amount] = [amountFields[of], to.toFixed(2)];
    return settings[field] === amount ? draft : { ...draft, settings: { ...settings, [field]: amount } };
  }
  if (device === null) return draft;
  const percent = toPercent(to);
  if (settings.devices[device] === percent) return draft;
  return { ...draft, settings: { ...settings, devices: { ...settings.devices, [device]: percent } } };
}

const amountFields = {
  ...({
    budget: 'dailyBudget',
    target_cpa: 'targetCpa',
    target_roas: 'targetRoas',
    cpc_limit: 'maxCpc',
  } as const),
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Converts a bid factor to the percentage that Google adds: -100 to 900. */
export function toPercent(times: number): number {
  return Math.min(900, Math.max(-100, Math.round((times - 1) * 100)));
}

/** A draft holds no list of the account, so a listed negative stands in the campaign. */
function placeNegative(draft: CampaignDraft, change: NegativeChange): CampaignDraft {
  const written = formatKeyword(change);
  const group = draft.groups.find(({ name }) => name === change.adGroup);
  if (group) {
    const negatives = addNegative(group.negatives, written);
    return changeGroup(draft, group.id, (each) =>
      negatives === each.negatives ? each : { ...each, negatives },
    );
  }
  const negatives = addNegative(draft.settings.negatives, written);
  if (negatives === draft.settings.negatives) return draft;
  return { ...draft, settings: { ...draft.settings, negatives } };
}

function placeKeyword(draft: CampaignDraft, change: KeywordChange): CampaignDraft {
  const group = draft.groups.find(({ name }) => name === change.adGroup);
  if (!group) return draft;
  if (change.kind === 'keyword') return addKeywords(draft, group.id, [formatKeyword(change)]);
  const key = keywordKey(change);
  const texts = group.keywords.filter(({ text }) => keywordKey(parseKeyword(text)) === key);
  return removeKeywords(draft, { groupId: group.id, texts: new Set(texts.map(({ text }) => text)) });
}

/** Whether the ad group has the keyword as Google compares it. */
export function hasKeyword(group: DraftGroup, change: KeywordChange): boolean {
  const reach = keywordReach(change);
  return group.keywords.some(({ text }) => keywordReach(parseKeyword(text)) === reach);
}

function divide<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
