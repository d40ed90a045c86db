import { draftConflicts } from '#domain/making/findings/conflict-findings.ts';
import { draftLimits } from '#domain/making/structure/limits.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { measure, printHeading } from './report.ts';

const GROUPS = 1000;
const WORDS = 600;

const word = (seed: number, stem = 'palavra') => `${stem}${(seed * 7919) % WORDS}`;
const notations = [
  (text: string) => text,
  (text: string) => `"${text}"`,
  (text: string) => `[${text}]`,
] as const;
const written = (text: string, at: number) => notations[at % 3]?.(text) ?? text;

/**
 * The largest campaign: 10,000 negatives against 20,000 keywords. First with negatives that block hardly anything, as
 * a person leaves them; then with two of three negatives in conflict. The goal is one second.
 */
export async function benchConflicts(): Promise<void> {
  printHeading('Conflicts: 10,000 negatives against 20,000 keywords', ['p50', 'p95']);
  for (const draft of [largestPlan('outra'), largestPlan('palavra')]) {
    const [blocking = 0, blocked = 0] = counts(draft);
    await measure(`${blocking} negatives block ${blocked} times`, () => draftConflicts(draft));
  }
}

/** @param stem the words of the negatives; the keywords have `palavra`. */
function largestPlan(stem: string): CampaignDraft {
  const negatives = Array.from({ length: draftLimits.negatives }, (_, at) =>
    written(`${word(at, stem)} ${word(at * 3 + 1)}`, at),
  );
  const groups = Array.from({ length: GROUPS }, (_, group) => ({
    id: String(group),
    name: `Grupo ${group}`,
    position: group,
    keywords: Array.from({ length: draftLimits.keywords / GROUPS }, (__, at) => {
      const seed = group * 20 + at;
      const text = [seed, seed * 3 + 1, seed * 5 + 2, seed + 9].map((each) => word(each)).join(' ');
      return { text: written(text, at), by: 'hand' as const };
    }),
    negatives: [],
    ads: [],
  }));
  return { settings: { ...emptySettings, negatives }, groups };
}

function counts(draft: CampaignDraft): number[] {
  const found = draftConflicts(draft);
  return [found.length, found.reduce((sum, { total, partial }) => sum + total + partial, 0)];
}
