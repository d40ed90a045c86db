import { changeKey } from '#domain/ads/account-change.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { addDays } from '#domain/shared/days.ts';
import { MICROS, amountText } from '#domain/shared/money.ts';
import { numberText, percentText } from '#domain/shared/numbers.ts';
import { addRow, noSums, type RowSums } from '#domain/deciding/advice/sums.ts';
import type { AccountHistory } from './history.ts';
import type { RuleFinding } from './rule.ts';
import type { RuleKind, RuleParams } from './templates.ts';

type WatchingKind = Exclude<RuleKind, 'kill' | 'scale' | 'limited_winner'>;
type Watch = (params: RuleParams, history: AccountHistory, day: string) => RuleFinding[];

/** Findings of rules that the advice does not have: paces, jumps, silence, refusals. */
export function watch(
  kind: WatchingKind,
  params: RuleParams,
  history: AccountHistory,
  day: string,
): RuleFinding[] {
  return watches[kind](params, history, day);
}

const watches: Record<WatchingKind, Watch> = {
  pace_day: paceOfDay,
  pace_month: paceOfMonth,
  cpc_jump: cpcJumps,
  tracking: trackingStops,
  disapproved: disapprovedAds,
  silent: silence,
};

function alertOf(key: string, campaign: string | null, text: string): RuleFinding {
  return { key, campaign, text, change: null, gain: null, risk: null };
}

/** Google may spend up to twice the daily budget on a day. */
function paceOfDay({ threshold }: RuleParams, history: AccountHistory, day: string): RuleFinding[] {
  const spent = byCampaign(rowsOn(history, day, day));
  return history.account.campaigns.flatMap(({ name, dailyBudget }) => {
    const cost = (spent.get(name)?.costMicros ?? 0) / MICROS;
    if (!dailyBudget || cost < (dailyBudget * threshold) / 100) return [];
    const percent = percentText(Math.round((cost / dailyBudget) * 100));
    const money = (amount: number) => moneyOf(amount, history);
    return [
      alertOf(
        `pace_day:${name}`,
        name,
        `${name} gastou ${money(cost)} hoje, ${percent} do orçamento de ${money(dailyBudget)}.`,
      ),
    ];
  });
}

const NEARLY = 0.8;

/** At four fifths of the month's amount it alerts; once all of it is spent it proposes to pause what runs. */
function paceOfMonth({ threshold }: RuleParams, history: AccountHistory, day: string): RuleFinding[] {
  const month = day.slice(0, 7);
  const sums = noSums();
  for (const row of rowsOn(history, `${month}-01`, day)) addRow(sums, row);
  const cost = sums.costMicros / MICROS;
  if (cost < threshold * NEARLY) return [];
  const text = `${moneyOf(cost, history)} gastos no mês, de ${moneyOf(threshold, history)}.`;
  if (cost < threshold) return [alertOf(`pace_month:${month}`, null, text)];
  return history.now.enabled.map((campaign) => {
    const change = { kind: 'stop', campaign } as const;
    return { ...alertOf(changeKey(change), campaign, `Pause ${campaign}: ${text}`), change };
  });
}

const FEWEST_CLICKS = 10;

function cpcJumps({ threshold, window }: RuleParams, history: AccountHistory, day: string): RuleFinding[] {
  const found: RuleFinding[] = [];
  for (const [name, now] of byCampaign(rowsOn(history, day, day))) {
    if (now.clicks < FEWEST_CLICKS) continue;
    const before = rowsOn(history, addDays(day, -window), addDays(day, -1)).filter(
      ({ campaign }) => campaign === name,
    );
    const usual = median([...byDay(before).values()].filter(({ clicks }) => clicks > 0).map(cpcOf));
    if (usual === null || cpcOf(now) <= usual * threshold) continue;
    const [today, then] = [moneyOf(cpcOf(now), history), moneyOf(usual, history)];
    found.push(alertOf(`cpc:${name}`, name, `O clique de ${name} custa ${today} hoje; o usual era ${then}.`));
  }
  return found;
}

const FEWEST_SALES = 3;
const FEWEST_ORDERS = 10;
const MOST_WITHOUT_CLICK = 0.2;

function trackingStops(params: RuleParams, history: AccountHistory, day: string): RuleFinding[] {
  const { orders, now } = history;
  const known = orders.filter((order) => order.day > addDays(day, -params.window) && order.day <= day);
  const found: RuleFinding[] = [];
  if (now.autoTagging === false)
    found.push(
      alertOf(
        'tracking:tagging',
        null,
        'A codificação automática está desligada: as vendas chegam sem clique.',
      ),
    );
  const blind = known.filter(({ gclid }) => gclid === null).length;
  if (known.length >= FEWEST_ORDERS && blind / known.length > MOST_WITHOUT_CLICK)
    found.push(
      alertOf('tracking:gclid', null, `${blind} de ${known.length} vendas chegaram sem o clique do Google.`),
    );
  const last = known
    .map((order) => order.day)
    .sort()
    .at(-1);
  if (last === undefined || known.length < FEWEST_SALES) return found;
  const clicks = (start: string, end: string) =>
    rowsOn(history, start, end).reduce((sum, row) => sum + (row.clicks ?? 0), 0);
  const usual = clicks(addDays(day, 1 - params.window), last) / known.length;
  const since = clicks(addDays(last, 1), day);
  if (usual > 0 && since > usual * params.threshold) {
    const [seen, each] = [since, usual].map((count) => numberText(Math.round(count)));
    found.push(
      alertOf(
        'tracking:sales',
        null,
        `${seen} cliques desde a última venda; o usual é uma venda a cada ${each}. Confira links e avisos.`,
      ),
    );
  }
  return found;
}

function disapprovedAds(_params: RuleParams, { now }: AccountHistory): RuleFinding[] {
  const states: Record<string, string> = { DISAPPROVED: 'reprovado', APPROVED_LIMITED: 'limitado' };
  return now.ads.flatMap(({ id, campaign, adGroup, approval }) => {
    const state = states[approval];
    if (state === undefined) return [];
    return [
      alertOf(`ad:${id}:${approval}`, campaign, `Anúncio ${state} em ${campaign} › ${adGroup} (${id}).`),
    ];
  });
}

function silence({ threshold }: RuleParams, { now }: AccountHistory): RuleFinding[] {
  if (now.silentHours === null || now.silentHours < threshold) return [];
  const hours = numberText(Math.floor(now.silentHours));
  return [
    alertOf('silent', null, `O script não chama há ${hours} horas. Veja os registros dele no Google Ads.`),
  ];
}

function rowsOn({ levels }: AccountHistory, start: string, end: string): ReportRow[] {
  return levels.own.filter(({ day }) => day !== null && day >= start && day <= end);
}

function byCampaign(rows: readonly ReportRow[]): Map<string, RowSums> {
  return sumsBy(rows, ({ campaign }) => campaign);
}

function byDay(rows: readonly ReportRow[]): Map<string, RowSums> {
  return sumsBy(rows, ({ day }) => day ?? '');
}

function sumsBy(rows: readonly ReportRow[], keyOf: (row: ReportRow) => string): Map<string, RowSums> {
  const found = new Map<string, RowSums>();
  for (const row of rows) {
    const sums = found.get(keyOf(row)) ?? noSums();
    addRow(sums, row);
    found.set(keyOf(row), sums);
  }
  return found;
}

function cpcOf({ costMicros, clicks }: RowSums): number {
  return costMicros / MICROS / clicks;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

function moneyOf(amount: number, { account }: AccountHistory): string {
  return amountText(amount, account.currency);
}
