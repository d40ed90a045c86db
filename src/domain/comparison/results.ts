import { z } from 'zod';
import type { Period } from '../reports/period.ts';
import type { Range } from '../statistics/intervals.ts';
import { wilsonRange } from '../statistics/intervals.ts';
import { economicsOf } from '../structure/economics.ts';
import type { EconomicsInput } from '../structure/settings.ts';
import type { Contender } from './verdict.ts';

export const compared = { fewest: 2, most: 6 } as const;

/** `?ids=a,b`: the campaigns to compare. */
export const comparedSchema = z.object({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(
      z
        .array(z.uuid('Campanha desconhecida.'))
        .min(compared.fewest, 'Escolha ao menos duas campanhas.')
        .max(compared.most, 'Compare até seis campanhas.'),
    ),
});

/** The sums of a campaign's reports over the days that count. */
export interface CampaignResult {
  id: string;
  name: string;
  /** The type of report that was summed, the one that hides least; null without any. */
  from: string | null;
  currency: string | null;
  period: Period | null;
  clicks: number;
  costMicros: number;
  conversions: number;
  /** Null before the campaign's first save; then only its commission is known. */
  economics: EconomicsInput | null;
  commission: string | null;
  counts: { groups: number; keywords: number; negatives: number; ads: number };
}

/** What follows from the sums. Money is in the currency of the reports. */
export interface Figures {
  cost: number;
  /** What a sale cost, and the range in which that lies, at 95 %; null without a sale. */
  cpa: number | null;
  cpaRange: Range | null;
  /** What a sale may cost without loss; null while the commission is unknown. */
  breakEven: number | null;
  revenue: number | null;
  profit: number | null;
  /** Profit for each unit spent. */
  roi: number | null;
}

const usual: EconomicsInput = {
  commission: null,
  price: null,
  approval: 100,
  refund: 0,
  exchange: 1,
  conversion: 1,
  margin: 0,
};

export function figuresOf(result: CampaignResult): Figures {
  const { clicks, costMicros, conversions, economics, commission } = result;
  const cost = costMicros / 1_000_000;
  const breakEven = economicsOf(economics ?? { ...usual, commission })?.breakEvenCpa ?? null;
  const revenue = breakEven === null ? null : breakEven * conversions;
  const profit = revenue === null ? null : revenue - cost;
  const rate = wilsonRange(conversions, clicks);
  const hasSales = conversions > 0 && clicks > 0;
  return {
    cost,
    cpa: hasSales ? cost / conversions : null,
    cpaRange: hasSales ? { low: cost / (clicks * rate.high), high: cost / (clicks * rate.low) } : null,
    breakEven,
    revenue,
    profit,
    roi: profit === null || cost === 0 ? null : profit / cost,
  };
}

/**
 * The campaigns for the verdict. Where each commission is known, what was spent is counted in sales that would
 * have paid it; else in money, which needs one currency. Null when neither is possible.
 */
export function contendersOf(results: readonly CampaignResult[]): Contender[] | null {
  const figures = results.map(figuresOf);
  const areCommissionsKnown = figures.every(({ breakEven }) => breakEven !== null && breakEven > 0);
  const isOneCurrency = new Set(results.map(({ currency }) => currency)).size === 1;
  if (!areCommissionsKnown && !isOneCurrency) return null;
  return results.map(({ id, conversions }, at) => {
    const { cost = 0, breakEven = null } = figures[at] ?? {};
    const spent = areCommissionsKnown && breakEven !== null ? cost / breakEven : cost;
    return { id, sales: conversions, spent };
  });
}
