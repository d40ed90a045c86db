import type { BidStrategy, CampaignSettings } from '#domain/making/structure/settings.ts';
import { plainNumber } from '#domain/measuring/reports/plain-number.ts';
import type { ReportDetails, ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { readStrategy } from '#domain/measuring/reports/strategy-cells.ts';
import { MICROS } from '#domain/shared/money.ts';

/** How Google bids in a campaign. A number that is not set or not known is null. */
export interface Bidding {
  strategy: BidStrategy;
  /** In the account's currency. */
  targetCpa: number | null;
  /** The value of conversions per 100 of cost. */
  targetRoas: number | null;
  /** The highest bid that the strategy may make. */
  cpcLimit: number | null;
}

/** Google calls a strategy with a target by its name without one. */
export function biddingOf(strategy: BidStrategy, numbers: Partial<Omit<Bidding, 'strategy'>>): Bidding {
  const { targetCpa = null, targetRoas = null, cpcLimit = null } = numbers;
  return {
    strategy:
      strategy === 'maximize_conversions' && targetCpa !== null
        ? 'target_cpa'
        : strategy === 'maximize_value' && targetRoas !== null
          ? 'target_roas'
          : strategy,
    targetCpa,
    targetRoas,
    cpcLimit,
  };
}

/** By the newest row of a campaign that has a bid strategy; null where none has. */
export function biddingInRows(rows: readonly ReportRow[]): Bidding | null {
  let [found, newest]: [Bidding | null, string] = [null, ''];
  for (const { day, details } of rows) {
    const bidding = biddingInDetails(details);
    if (bidding !== null && (day ?? '') >= newest) [found, newest] = [bidding, day ?? ''];
  }
  return found;
}

function biddingInDetails({ bidStrategy = '', targetCpa, targetRoas }: ReportDetails): Bidding | null {
  const strategy = readStrategy(bidStrategy);
  if (strategy === null) return null;
  return biddingOf(strategy, {
    targetCpa: positive(plainNumber(targetCpa)),
    targetRoas: percent(plainNumber(targetRoas)),
  });
}

/** Of a campaign that was built or imported here; the settings of others are nobody's choice. */
export function biddingOfSettings(settings: CampaignSettings): Bidding {
  const { bidStrategy, targetCpa, targetRoas, maxCpc } = settings;
  const number = (amount: string | null) => positive(amount === null ? null : Number(amount));
  return biddingOf(bidStrategy, {
    targetCpa: bidStrategy === 'target_cpa' ? number(targetCpa) : null,
    targetRoas: bidStrategy === 'target_roas' ? number(targetRoas) : null,
    cpcLimit: number(maxCpc),
  });
}

function positive(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value > 0 ? value : null;
}

/** `400 %` is kept as the part 4, `400` as it stands. */
function percent(value: number | null): number | null {
  if (value === null || value <= 0) return null;
  return value < 50 ? value * 100 : value;
}

/** By a row of the script's table of budgets. Older scripts send no numbers. */
export function biddingOfScript(cells: Readonly<Record<string, unknown>>): Bidding | null {
  const text = (name: string) => {
    const value = cells[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const number = (...names: string[]) =>
    names.map((name) => positive(Number(text(name)))).find((value) => value !== null) ?? null;
  const micros = (...names: string[]) => {
    const value = number(...names);
    return value === null ? null : value / MICROS;
  };
  const strategy = readStrategy(text('bidding'));
  if (strategy === null) return null;
  if (text('portfolio') !== '') return biddingOf('portfolio', {});
  const roas = number('targetRoas', 'valueRoas');
  return biddingOf(strategy, {
    targetCpa: micros('targetCpaMicros', 'conversionsCpaMicros'),
    targetRoas: roas === null ? null : roas * 100,
    cpcLimit: micros('clicksLimitMicros', 'shareLimitMicros'),
  });
}
