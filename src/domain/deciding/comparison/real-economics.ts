import type { EconomicsInput } from '#domain/making/structure/settings.ts';
import type { CampaignProfit } from '#domain/measuring/profit/profit.ts';
import { countRange } from '#domain/measuring/statistics/poisson.ts';
import type { Range } from '#domain/measuring/statistics/intervals.ts';
import { MICROS } from '#domain/shared/money.ts';

/** A campaign's own results, which can replace the assumptions of Economia, in the currency of its costs. */
export interface RealEconomics {
  numbers: Pick<EconomicsInput, 'commission' | 'exchange' | 'approval' | 'refund' | 'conversion'>;
  /** The break-even cost of a click, with its 95 % range. */
  breakEvenCpc: number;
  range: Range;
  sales: number;
}

type Results = Pick<CampaignProfit, 'sales' | 'revenueMicros' | 'clicks' | 'statuses'>;

/** Null without a sale and a click: then nothing but assumptions is there. */
export function realEconomics({ sales, revenueMicros, clicks, statuses }: Results): RealEconomics | null {
  const stand = sales / MICROS;
  if (stand <= 0 || revenueMicros <= 0 || clicks <= 0) return null;
  const average = revenueMicros / MICROS / stand;
  const back = statuses.refunded + statuses.chargeback;
  const paid = statuses.approved + back;
  const approval = paid > 0 ? paid / (paid + statuses.cancelled) : 1;
  const refund = paid > 0 ? back / paid : 0;
  const ordered = stand / approval / (1 - refund);
  const saleRange = countRange(stand);
  const cpcOf = (count: number) => (average * count) / clicks;
  return {
    numbers: {
      commission: average.toFixed(2),
      exchange: 1,
      approval: percent(approval),
      refund: percent(refund),
      conversion: percent(Math.min(1, ordered / clicks)),
    },
    breakEvenCpc: cpcOf(stand),
    range: { low: cpcOf(saleRange.low), high: cpcOf(saleRange.high) },
    sales: stand,
  };
}

/** As people type percentages: with two decimals. */
function percent(part: number): number {
  return Math.round(part * 10_000) / 100;
}
