import { levelNames, type LevelName, type LevelRows } from '#domain/deciding/advice/tables.ts';
import type { Order } from '#domain/measuring/profit/orders.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { addDays } from '#domain/shared/days.ts';
import type { AccountHistory } from '../history.ts';

export const TODAY = '2026-11-26';

/** What one keyword of a campaign did each day. */
export interface KeywordDays {
  campaign: string;
  keyword: string;
  clicks: number;
  cost: number;
  /** One sale every so many days; 0: none. */
  everyDays: number;
  /** What it was on some days, counted back from today. */
  on?: (back: number) => { clicks: number; cost: number } | null;
}

const COMMISSION = 100;
const DAYS = 60;

/** An account of 60 days, whose orders name their keyword. */
export function historyOf(
  keywords: readonly KeywordDays[],
  more: Partial<AccountHistory> & { budgets?: Record<string, number>; lostToBudget?: number } = {},
): AccountHistory {
  const { budgets = {}, lostToBudget = 0, ...rest } = more;
  const levels = Object.fromEntries(levelNames.map((name) => [name, []])) as unknown as Record<
    LevelName,
    ReportRow[]
  >; // one list for each level
  const orders: Order[] = [];
  for (const { campaign, keyword, clicks, cost, everyDays, on } of keywords)
    for (let back = 0; back < DAYS; back += 1) {
      const day = addDays(TODAY, -back);
      const seen = on?.(back) ?? { clicks, cost };
      const row = rowOf(day, campaign, seen.clicks, seen.cost);
      const isSold = everyDays > 0 && back % everyDays === 0;
      const subject = { adGroup: 'Grupo', subject: `[${keyword}]`, matchType: 'exact' as const };
      const conversions = isSold ? 1 : 0;
      levels.keywords.push({ ...row, ...subject, conversions });
      levels.groups.push({ ...row, adGroup: 'Grupo', conversions });
      const own = levels.own.find((each) => each.day === day && each.campaign === campaign);
      if (own) {
        own.clicks = (own.clicks ?? 0) + seen.clicks;
        own.costMicros = (own.costMicros ?? 0) + seen.cost * 1e6;
        own.conversions = (own.conversions ?? 0) + conversions;
      } else {
        levels.own.push({ ...row, conversions });
        levels.shares.push({
          ...row,
          details: { impressionShare: '0.5', lostToBudget: String(lostToBudget) },
        });
      }
      if (isSold) orders.push(orderOf(`${campaign} ${keyword} ${back}`, day, campaign, keyword));
    }
  const names = [...new Set(keywords.map(({ campaign }) => campaign))];
  return {
    account: {
      currency: 'BRL',
      timeZone: '',
      language: 'pt',
      rates: [],
      campaigns: names.map((name) => ({
        name,
        googleId: name,
        country: '',
        suffix: 'src={campaignid}&sck={keyword}',
        commission: { amount: COMMISSION, currency: 'BRL' },
        dailyBudget: budgets[name] ?? null,
      })),
    },
    levels: {
      ...levels,
      periods: [{ start: addDays(TODAY, 1 - DAYS), end: TODAY }],
      negatives: [],
    } satisfies LevelRows,
    orders,
    clicks: [],
    rateOn: () => null,
    now: { ads: [], enabled: names, autoTagging: true, silentHours: 0.5 },
    ...rest,
  };
}

function rowOf(day: string, campaign: string, clicks: number, cost: number): ReportRow {
  return {
    day,
    campaign,
    adGroup: '',
    subject: campaign,
    keyword: '',
    matchType: null,
    added: null,
    impressions: clicks * 10,
    clicks,
    costMicros: Math.round(cost * 1e6),
    conversions: 0,
    conversionValue: null,
    details: { campaignId: campaign },
  };
}

function orderOf(orderId: string, day: string, campaign: string, keyword: string): Order {
  return {
    orderId,
    day,
    soldAt: `${day} 12:00:00`,
    status: 'approved',
    lost: [],
    reversedAt: null,
    entries: [{ day, micros: COMMISSION * 1e6, currency: 'BRL', exchange: null }],
    gclid: `gclid-${orderId}`,
    clickedAt: null,
    keyword: '',
    subIds: [
      { name: 'src', value: campaign },
      { name: 'sck', value: keyword },
    ],
  };
}
