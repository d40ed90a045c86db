import { planConflicts } from '#domain/making/findings/conflict-findings.ts';
import { planLimits } from '#domain/making/structure/limits.ts';
import type { Plan } from '#domain/making/structure/plan.ts';
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
  for (const plan of [largestPlan('outra'), largestPlan('palavra')]) {
    const [blocking = 0, blocked = 0] = counts(plan);
    await measure(`${blocking} negatives block ${blocked} times`, () => planConflicts(plan));
  }
}

/** @param stem the words of the negatives; the keywords have `palavra`. */
function largestPlan(stem: string): Plan {
  const negatives = Array.from({ length: planLimits.negatives }, (_, at) =>
    written(`${word(at, stem)} ${word(at * 3 + 1)}`, at),
  );
  const groups = Array.from({ length: GROUPS }, (_, group) => ({
    id: String(group),
    name: `Grupo ${group}`,
    position: group,
    keywords: Array.from({ length: planLimits.keywords / GROUPS }, (__, at) => {
      const seed = group * 20 + at;
      const text = [seed, seed * 3 + 1, seed * 5 + 2, seed + 9].map((each) => word(each)).join(' ');
      return { text: written(text, at), by: 'hand' as const };
    }),
    negatives: [],
    ads: [],
  }));
  return { settings: { ...emptySettings, negatives }, groups };
}

function counts(plan: Plan): number[] {
  const found = planConflicts(plan);
  return [found.length, found.reduce((sum, { total, partial }) => sum + total + partial, 0)];
}
