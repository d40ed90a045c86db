import {
  findKeywordProblems,
  formatKeyword,
  keywordKey,
  keywordReach,
  parseKeyword,
} from '#domain/ads/keyword.ts';
import { applyFix } from '#domain/making/findings/fix.ts';
import { addKeywords, addNegative, changeGroup, removeKeywords } from '#domain/making/structure/edit.ts';
import type { Plan, PlannedGroup } from '#domain/making/structure/plan.ts';
import type { Change, KeywordChange, NegativeChange } from './change.ts';

/** `invalid`: Google refuses the text. `no_group`: the plan here has no such ad group. */
interface Refusal {
  change: Change;
  why: 'invalid' | 'no_group';
}

export interface Applied {
  /** The very same plan when nothing changes or something is refused. */
  plan: Plan;
  refused: Refusal[];
  /** Changes of other campaigns, which this plan does not hold. */
  elsewhere: Change[];
}

/**
 * Makes the changes in the plan: all of them, or none when one cannot be made. Doing it twice changes nothing more.
 * @param own the account's name of the plan's campaign.
 */
export function applyChanges(plan: Plan, changes: readonly Change[], own: string): Applied {
  const [here, elsewhere] = divide(changes, (change) => isOwn(change, own));
  const groups = new Map(plan.groups.map((group) => [group.name, group]));
  const refused = here.flatMap((change): Refusal[] => {
    const why = refusalOf(change, groups);
    return why === null ? [] : [{ change, why }];
  });
  if (refused.length > 0) return { plan, refused, elsewhere };
  return { plan: here.reduce(applyOne, plan), refused, elsewhere };
}

/** Without a campaign a change is for every one, and so for the plan's too. */
function isOwn(change: Change, own: string): boolean {
  return change.kind === 'text' || (change.campaign ?? '') === '' || change.campaign === own;
}

/** Whether Google takes the keyword or negative. */
export function isTakable(change: Change): boolean {
  return change.kind === 'text' || (change.text !== '' && findKeywordProblems(change).length === 0);
}

function refusalOf(change: Change, groups: ReadonlyMap<string, PlannedGroup>): Refusal['why'] | null {
  if (!isTakable(change)) return 'invalid';
  if (change.kind === 'text' || change.adGroup === null || groups.has(change.adGroup)) return null;
  return change.kind === 'pause' ? null : 'no_group'; // what is not here need not be paused
}

function applyOne(plan: Plan, change: Change): Plan {
  if (change.kind === 'text') return applyFix(plan, change);
  return change.kind === 'negative' ? placeNegative(plan, change) : placeKeyword(plan, change);
}

/** A plan holds no list of the account, so a listed negative stands in the campaign. */
function placeNegative(plan: Plan, change: NegativeChange): Plan {
  const written = formatKeyword(change);
  const group = plan.groups.find(({ name }) => name === change.adGroup);
  if (group) {
    const negatives = addNegative(group.negatives, written);
    return changeGroup(plan, group.id, (each) =>
      negatives === each.negatives ? each : { ...each, negatives },
    );
  }
  const negatives = addNegative(plan.settings.negatives, written);
  if (negatives === plan.settings.negatives) return plan;
  return { ...plan, settings: { ...plan.settings, negatives } };
}

function placeKeyword(plan: Plan, change: KeywordChange): Plan {
  const group = plan.groups.find(({ name }) => name === change.adGroup);
  if (!group) return plan;
  if (change.kind === 'keyword') return addKeywords(plan, group.id, [formatKeyword(change)]);
  const key = keywordKey(change);
  const texts = group.keywords.filter(({ text }) => keywordKey(parseKeyword(text)) === key);
  return removeKeywords(plan, { groupId: group.id, texts: new Set(texts.map(({ text }) => text)) });
}

/** Whether the ad group has the keyword as Google compares it. */
export function hasKeyword(group: PlannedGroup, change: KeywordChange): boolean {
  const reach = keywordReach(change);
  return group.keywords.some(({ text }) => keywordReach(parseKeyword(text)) === reach);
}

function divide<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
