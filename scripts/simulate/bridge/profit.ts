import { levelNames, type LevelName } from '#domain/deciding/advice/tables.ts';
import {
  CONFIRMED_AFTER,
  evaluate,
  type EvaluatedRule,
  mayAct,
  type PastFinding,
} from '#domain/deciding/rules/evaluate.ts';
import type { AccountHistory } from '#domain/deciding/rules/history.ts';
import { usualParams } from '#domain/deciding/rules/templates.ts';
import { rateBook } from '#domain/measuring/profit/rates.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { addDays } from '#domain/shared/days.ts';
import { finish } from '#domain/shared/steps.ts';
import { bestGain } from '../all-knowing.ts';
import { describe } from '../write-advertiser.ts';
import {
  apply,
  bidNow,
  forget,
  liveDay,
  type LivingAccount,
  lostKey,
  makeLiving,
  ordersOn,
  profitNow,
  written,
} from './living.ts';

/** Days of evidence before the rules begin, and days with them. */
const BEFORE = 30;
const WITH = 90;
/** Rules look on every third day here; the server lets them look every hour, within the same caps and cool-downs. */
const EVERY = 3;
/** Longer than what the rules read. */
const KEPT = 75;
const START = '2026-06-01';
const ruled: EvaluatedRule[] = (['kill', 'scale', 'limited_winner'] as const).map((kind) => ({
  kind,
  params: usualParams(kind),
  mode: 'act',
}));

export interface RuledProfit {
  seed: number;
  kind: string;
  /** True expected profit of 90 days, without rules and with them. */
  without: number;
  with: number;
  /** What an adviser that knows every true rate would add in those days, by changes of the same kinds on the first of them. */
  best: number;
  changes: number;
  /** The changes that cost profit in truth: expected and true profit of a day. */
  mistakes: { day: string; text: string; expected: number; true: number }[];
}

/** As many as the advice gives at once. */
const MOST_STEPS = 40;
const ruledActions: ReadonlySet<string> = new Set([
  ...['pause', 'negative', 'bid_down', 'bid_up', 'budget_down', 'budget_up'],
]);

/** Lets an account live with rules that act, and compares its true profit with that of the same account without. */
export function profitWithRules(seed: number): RuledProfit {
  const living = makeLiving(seed);
  const usual = profitNow(living);
  const found: RuledProfit = {
    seed,
    kind: living.advertiser.kind,
    without: usual * WITH,
    with: 0,
    best: bestGain(living.advertiser, MOST_STEPS, ({ kind }) => ruledActions.has(kind)) * WITH,
    changes: 0,
    mistakes: [],
  };
  const past: PastFinding[] = [];
  for (let at = 0; at < BEFORE + WITH; at += 1) {
    const day = addDays(START, at);
    liveDay(living, day);
    if (at < BEFORE) continue;
    found.with += profitNow(living);
    if (at % EVERY !== 0) continue;
    forget(living, day, KEPT);
    const history = historyOf(living, day);
    for (const rule of ruled)
      for (const finding of finish(evaluate(rule, history, day, past))) {
        past.push({ key: finding.key, day });
        const { change } = finding;
        if (change === null || !mayAct(finding)) continue; // what is only proposed waits for a person
        const before = profitNow(living);
        apply(living, change);
        const gain = profitNow(living) - before;
        found.changes += 1;
        if (gain < 0)
          found.mistakes.push({ day, text: finding.text, expected: finding.gain ?? 0, true: gain });
      }
  }
  return found;
}

/** In how many accounts the rules earned more, changed nothing, or earned less. */
export function ruledSummary(found: readonly RuledProfit[]) {
  const touched = found.filter(({ changes }) => changes > 0);
  const better = touched.filter((each) => each.with > each.without).length;
  const untouched = found.filter(({ changes }) => changes === 0);
  const worse = touched.filter((each) => each.with <= each.without);
  const shares = found
    .filter(({ best }) => best > 0)
    .map((each) => (each.with - each.without) / each.best)
    .sort((one, other) => one - other);
  const gains = found.map((each) => each.with - each.without).sort((one, other) => one - other);
  return {
    accounts: found.length,
    better,
    untouched: untouched.map(({ seed, best }) => ({ seed, best })),
    worse: worse.map(({ seed, without, with: now }) => ({ seed, without, with: now })),
    betterShare: better / found.length,
    changes: found.reduce((sum, { changes }) => sum + changes, 0),
    medianGain: gains[Math.floor(gains.length / 2)],
    /** Of the profit that the all-knowing adviser would add. */
    medianShareOfBest: shares[Math.floor(shares.length / 2)],
  };
}

/** What the product would hold of the account on a day. */
function historyOf(living: LivingAccount, day: string): AccountHistory {
  const { advertiser, runnings } = living;
  const described = describe(advertiser);
  const budgets = new Map(runnings.map(({ campaign, budget }) => [campaign.name, budget]));
  const known = advertiser.rates.map(({ currency, from, value }) => ({
    from: currency,
    to: advertiser.currency,
    day: from,
    rate: value.toFixed(8),
  }));
  const book = rateBook(known);
  return {
    account: {
      ...described,
      campaigns: described.campaigns.map((each) => ({
        ...each,
        dailyBudget: Math.round((budgets.get(each.name) ?? each.dailyBudget) * 100) / 100,
      })),
    },
    levels: {
      ...rowsOf(living, stretchesOf(day)),
      periods: [{ start: addDays(day, 1 - KEPT) > START ? addDays(day, 1 - KEPT) : START, end: day }],
      negatives: [],
    },
    orders: ordersOn(living, day),
    clicks: [],
    rateOn: (from, to, on) => book(from, to, on) ?? known.find((rate) => rate.from === from)?.rate ?? null,
    now: {
      ads: [],
      enabled: runnings.filter(({ isPaused }) => !isPaused).map(({ campaign }) => campaign.name),
      autoTagging: true,
      silentHours: 0,
    },
  };
}

/**
 * The first days of the stretches between which no window of the rules begins or ends. Days of one stretch count together or not at
 * all, so that their sums are one row.
 */
function stretchesOf(today: string): (day: string) => string {
  const looks = [today, addDays(today, -CONFIRMED_AFTER)];
  const windows = looks.flatMap((day) =>
    ruled
      .map(({ params }) => params)
      .flatMap(({ window, delay }) => [addDays(day, 1 - delay - window), addDays(day, 1 - delay)]),
  );
  const firsts = [...new Set(windows)].sort();
  const known = new Map<string, string>();
  return (day) => {
    const first = known.get(day) ?? firsts.findLast((each) => each <= day) ?? START;
    known.set(day, first);
    return first;
  };
}

function rowsOf(living: LivingAccount, stretchOf: (day: string) => string): Record<LevelName, ReportRow[]> {
  const sums = new Map<string, { level: LevelName; row: ReportRow }>();
  const ids = new Map(
    living.advertiser.campaigns.flatMap(({ name, id, groups }) => [
      [JSON.stringify([name]), id] as const,
      ...groups.map((group) => [JSON.stringify([name, group.name]), group.id] as const),
    ]),
  );
  const add = (level: LevelName, key: readonly string[], made: () => Partial<ReportRow>, counts: Counts) => {
    const name = JSON.stringify([level, ...key]);
    const found = sums.get(name) ?? { level, row: { ...empty, ...made() } };
    sums.set(name, found);
    found.row.impressions = (found.row.impressions ?? 0) + counts.impressions;
    found.row.clicks = (found.row.clicks ?? 0) + counts.clicks;
    found.row.costMicros = (found.row.costMicros ?? 0) + counts.costMicros;
    found.row.conversions = (found.row.conversions ?? 0) + counts.conversions;
  };
  for (const each of living.days) {
    const { day, campaign, adGroup, keyword, term } = each;
    const details = {
      campaignId: ids.get(JSON.stringify([campaign])) ?? '',
      adGroupId: ids.get(JSON.stringify([campaign, adGroup])) ?? '',
    };
    const rowFields = { day, campaign, adGroup, details };
    const stretch = stretchOf(day);
    const summed = { ...rowFields, day: stretch };
    const bid = bidNow(living, campaign, keyword);
    const lost = String(Math.min(0.95, living.lost.get(lostKey(campaign, day)) ?? 0));
    const shares = { impressionShare: String(1 - Number(lost)), lostToBudget: lost, lostToRank: '0' };
    add('own', [day, campaign], () => ({ ...rowFields, adGroup: '', subject: campaign }), each);
    add(
      'shares',
      [day, campaign],
      () => ({ ...rowFields, adGroup: '', details: { ...details, ...shares } }),
      each,
    );
    add('groups', [stretch, campaign, adGroup], () => summed, each);
    const subject = written(keyword);
    const of = { subject, matchType: keyword.matchType };
    const status = { maxCpc: bid.toFixed(2), keywordStatus: bid > 0 ? 'ENABLED' : 'PAUSED' };
    add(
      'keywords',
      [stretch, campaign, adGroup, subject],
      () => ({ ...summed, ...of, details: { ...details, ...status } }),
      each,
    );
    add(
      'terms',
      [stretch, campaign, adGroup, subject, term.text],
      () => ({ ...summed, subject: term.text, keyword: subject, matchType: keyword.matchType }),
      each,
    );
  }
  const rows = Object.fromEntries(levelNames.map((level) => [level, []])) as unknown as Record<
    LevelName,
    ReportRow[]
  >; // one list each
  for (const { level, row } of sums.values()) rows[level].push(row);
  return rows;
}

type Counts = Record<'impressions' | 'clicks' | 'costMicros' | 'conversions', number>;

const empty: ReportRow = {
  day: null,
  campaign: '',
  adGroup: '',
  subject: '',
  keyword: '',
  matchType: null,
  added: null,
  impressions: 0,
  clicks: 0,
  costMicros: 0,
  conversions: 0,
  conversionValue: null,
  details: {},
};
