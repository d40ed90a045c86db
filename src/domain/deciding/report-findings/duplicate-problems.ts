import { formatKeyword, keywordReach, parseKeyword } from '#domain/ads/keyword.ts';
import type { Change } from '#domain/ads/account-change.ts';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { compareDuplicates } from './compare-duplicates.ts';
import type { Performer, ProblemOf } from './problem.ts';
import { type AccountKeyword, isStopped, sumsOf } from './signals.ts';

type DuplicateProblem = ProblemOf<'duplicate' | 'competing'>;

/**
 * The same keyword in several ad groups of a campaign. Several match types in one ad group are how groups are made here, so
 * they are no problem.
 * @param own the account's name of the draft's campaign.
 */
export function duplicateProblems(
  keywords: readonly AccountKeyword[],
  draft: CampaignDraft,
  own: string,
): DuplicateProblem[] {
  const entries = new Map<string, Performer>();
  for (const entry of [
    ...keywords.filter((each) => !isStopped(each)).map(toPerformer),
    ...planned(draft, own),
  ]) {
    const key = JSON.stringify([entry.campaign, entry.adGroup, keywordReach(parseKeyword(entry.written))]);
    if (!entries.has(key)) entries.set(key, entry);
  }
  // Two match types each serve searches that the other does not, so only keywords of the same match type compete.
  const bySearch = groupBy(entries.values(), ({ campaign, written }) =>
    JSON.stringify([campaign, keywordReach(parseKeyword(written))]),
  );
  const sets = [...bySearch.values()].filter(areOfSeveralGroups);
  return problemsOf(sets, 'duplicate', (kept, other) =>
    other.conversions > kept.conversions
      ? []
      : [{ kind: 'pause', ...parseKeyword(other.written), ...locationOf(other) }],
  );
}

/** One search that keywords of several ad groups served. The others get it as an exact negative, unless they sold more of it. */
export function competingProblems({ servings }: Pick<StoredSignals, 'servings'>): DuplicateProblem[] {
  const rows = servings.map(([term, written, campaign, adGroup, counts]) => {
    const { clicks, costMicros, conversions } = sumsOf(counts);
    return { term, written, campaign, adGroup, clicks, costMicros, conversions };
  });
  const byTerm = groupBy(rows, ({ term, campaign }) => JSON.stringify([term, campaign]));
  const sets = [...byTerm.values()].filter(areOfSeveralGroups);
  const problems = problemsOf(sets, 'competing', () => []);
  return problems.map((problem, at) => {
    const term = sets[at]?.[0]?.term ?? problem.subject;
    const kept = problem.rivals[problem.keep];
    const groups = [...new Set(problem.rivals.map(({ adGroup }) => adGroup))];
    const changes = groups
      .filter((adGroup) => adGroup !== '' && adGroup !== kept?.adGroup)
      .filter((adGroup) => salesIn(problem.rivals, adGroup) <= salesIn(problem.rivals, kept?.adGroup))
      .map((adGroup): Change => ({
        kind: 'negative',
        text: term,
        matchType: 'exact',
        isListed: false,
        campaign: problem.campaign === '' ? null : problem.campaign,
        adGroup,
      }));
    return { ...problem, subject: term, key: `competing:${problem.campaign}:${term}`, changes };
  });
}

function problemsOf(
  sets: readonly (readonly Performer[])[],
  kind: DuplicateProblem['kind'],
  changesOf: (kept: Performer, other: Performer) => Change[],
): DuplicateProblem[] {
  const verdicts = compareDuplicates(sets);
  return sets.flatMap((rivals, at): DuplicateProblem[] => {
    const { keep = 0, tier = null, confidence = null } = verdicts[at] ?? {};
    const kept = rivals[keep];
    if (!kept) return [];
    const others = rivals.filter((each) => each !== kept);
    const subject = parseKeyword(kept.written).text;
    return [
      {
        kind,
        key: `${kind}:${kept.campaign}:${keywordReach(parseKeyword(kept.written))}`,
        subject,
        ...locationOf(kept),
        costMicros: others.reduce((sum, { costMicros }) => sum + costMicros, 0),
        conversions: others.reduce((sum, { conversions }) => sum + conversions, 0),
        tier,
        confidence,
        rivals: [...rivals],
        keep,
        changes: others.flatMap((other) => changesOf(kept, other)),
      },
    ];
  });
}

function salesIn(rivals: readonly Performer[], adGroup: string | undefined): number {
  return rivals.reduce((sum, each) => sum + (each.adGroup === adGroup ? each.conversions : 0), 0);
}

function toPerformer(keyword: AccountKeyword): Performer {
  const { campaign, adGroup, clicks, costMicros, conversions } = keyword;
  return { written: formatKeyword(keyword), campaign, adGroup, clicks, costMicros, conversions };
}

function planned({ groups }: CampaignDraft, campaign: string): Performer[] {
  const nothing = { clicks: 0, costMicros: 0, conversions: 0 };
  return groups.flatMap(({ name, keywords }) =>
    keywords.map(({ text }) => ({ written: text, campaign, adGroup: name, ...nothing })),
  );
}

const areOfSeveralGroups = (rivals: readonly Performer[]) =>
  new Set(rivals.map(({ adGroup }) => adGroup)).size > 1;

const locationOf = ({ campaign, adGroup }: Performer) => ({ campaign, adGroup });
