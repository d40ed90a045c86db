import type { Tier } from '#domain/deciding/search-terms/evidence.ts';
import { binomialAtMost } from '#domain/measuring/statistics/binomial.ts';
import { adjustForManyTests } from '#domain/measuring/statistics/false-discovery.ts';
import type { Performer } from './problem.ts';

export interface DuplicateChoice {
  /** The place of the one to keep. */
  keep: number;
  tier: Exclude<Tier, 'certain'>;
  /** How sure it is that the others sell less, after the correction for many tests; null without a sale. */
  confidence: number | null;
}

/**
 * For each set of rivals, the one that sells best for its cost, and how well that is proven. Given all sales, those of
 * the others are binomial with their share of the clicks. The best was chosen by the same numbers, so its chance
 * counts once for each rival; the chances of all sets are then corrected together.
 */
export function compareDuplicates(sets: readonly (readonly Performer[])[]): DuplicateChoice[] {
  const kept = sets.map(bestOf);
  const tested = sets.flatMap((rivals, at) => (sum(rivals, 'conversions') > 0 ? [at] : []));
  const chances = tested.map((at) => chanceOf(sets[at] ?? [], kept[at] ?? 0));
  const adjusted = new Map(adjustForManyTests(chances).map((chance, index) => [tested[index], chance]));
  return kept.map((keep, at) => {
    const chance = adjusted.get(at) ?? null;
    return { keep, tier: tierOf(chance), confidence: chance === null ? null : 1 - chance };
  });
}

function tierOf(chance: number | null): DuplicateChoice['tier'] {
  if (chance === null || chance > 0.1) return 'insufficient';
  return chance <= 0.05 ? 'strong' : 'hint';
}

/** More sales for the money; without any sale the one that Google serves most. */
function bestOf(rivals: readonly Performer[]): number {
  const worth = ({ conversions, costMicros }: Performer) => conversions / Math.max(1, costMicros);
  return rivals.reduce((best, rival, at) => {
    const other = rivals[best];
    if (!other) return at;
    const difference = worth(rival) - worth(other) || rival.clicks - other.clicks;
    return difference > 0 ? at : best;
  }, 0);
}

function chanceOf(rivals: readonly Performer[], keep: number): number {
  const others = rivals.filter((_, at) => at !== keep);
  const clicks = sum(rivals, 'clicks');
  if (clicks === 0) return 1;
  const sales = Math.round(sum(rivals, 'conversions'));
  const likely = binomialAtMost(Math.ceil(sum(others, 'conversions')), sales, sum(others, 'clicks') / clicks);
  return Math.min(1, likely * rivals.length);
}

function sum(rivals: readonly Performer[], key: 'clicks' | 'conversions'): number {
  return rivals.reduce((total, rival) => total + rival[key], 0);
}
