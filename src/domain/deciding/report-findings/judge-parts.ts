import { judgeGroups, type Target, type Tier } from '#domain/deciding/search-terms/evidence.ts';
import { type Counts, noCounts } from '#domain/deciding/search-terms/term.ts';
import type { Verdict } from '#domain/deciding/verdict/verdict.ts';
import type { Sums } from './signals.ts';

export type Weak<Part> = Part & { tier: Tier; verdict: Verdict };

/**
 * Finds the parts that lose money or sell less than the others of their kind, with the same tests as groups of
 * search terms.
 */
export function weakParts<Part extends { counts: Counts }>(
  parts: readonly Part[],
  target: Target,
): Weak<Part>[] {
  const whole = noCounts();
  for (const { counts } of parts) addSums(whole, counts);
  const evidence = judgeGroups(
    parts.map(({ counts }) => counts),
    whole,
    target,
  );
  return parts.flatMap((part, at): Weak<Part>[] => {
    const { tier = 'insufficient', verdict = null } = evidence[at] ?? {};
    return tier === 'insufficient' || verdict === null ? [] : [{ ...part, tier, verdict }];
  });
}

export function addSums(counts: Counts, sums: Sums): void {
  counts.impressions += sums.impressions;
  counts.clicks += sums.clicks;
  counts.costMicros += sums.costMicros;
  counts.conversions += sums.conversions;
}
