import { formatKeyword } from '../ads/keyword.ts';
import { addNegative, changeGroup } from '../structure/edit.ts';
import type { Plan } from '../structure/plan.ts';
import type { ChosenNegative } from './effect.ts';
import type { Term } from './term.ts';

interface Placed {
  campaign: string;
  adGroup: string | null;
  text: string;
}

/**
 * The chosen negatives with the names of the account: one for each campaign where they are to stand. @param
 * fallback the name for reports that name no campaign.
 */
export function placeNegatives(
  negatives: readonly ChosenNegative[],
  terms: readonly Term[],
  fallback: string,
): Placed[] {
  const named = [...new Set(terms.map(({ campaign }) => campaign))].filter((name) => name !== '');
  const all = named.length === 0 ? [fallback] : named;
  return negatives.flatMap((negative) =>
    (negative.campaign === null ? all : [negative.campaign]).map((campaign) => ({
      campaign,
      adGroup: negative.adGroup,
      text: formatKeyword(negative),
    })),
  );
}

/** Adds the negatives to the plan: to the ad group of the same name, or else to the campaign. */
export function addNegatives(plan: Plan, negatives: readonly ChosenNegative[]): Plan {
  return negatives.reduce((now, negative) => {
    const text = formatKeyword(negative);
    const group = now.groups.find(({ name }) => name === negative.adGroup);
    if (group) {
      return changeGroup(now, group.id, (each) => ({
        ...each,
        negatives: addNegative(each.negatives, text),
      }));
    }
    const lines = addNegative(now.settings.negatives, text);
    return lines === now.settings.negatives
      ? now
      : { ...now, settings: { ...now.settings, negatives: lines } };
  }, plan);
}
