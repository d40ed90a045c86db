import { foldText } from '#domain/shared/fold-text.ts';
import { type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import { type CampaignPart, type Income, type Money, partOf, type SalesFrom } from './campaign-part.ts';
import { compared } from './choice.ts';
import type { CampaignResult } from './results.ts';

/** One of the things compared: a campaign, a country's campaigns, or a campaign in one period. */
export interface Subject {
  id: string;
  /** A to F, by which the verdict names it. */
  letter: string;
  name: string;
  campaignIds: string[];
  period: Period | null;
  /** Null when its campaigns are in currencies without a rate, which are never summed. */
  currency: string | null;
  impressions: number;
  clicks: number;
  cost: number;
  checkouts: number | null;
  sales: number;
  salesFrom: SalesFrom[];
  /** Null while a commission is unknown. */
  income: Income | null;
  leftOut: Period[];
}

/** Whether Google's conversions stand for sales of it, because those of networks are not known. */
export function isEstimated({ salesFrom }: Pick<Subject, 'salesFrom'>): boolean {
  return salesFrom.some((from) => from !== 'networks');
}

interface Group {
  id: string;
  name: string;
  campaignIds: string[];
  parts: CampaignPart[];
}

/** The currency in which results are compared: the real where there is one, else the first. */
export function baseCurrency(results: readonly CampaignResult[]): string {
  const all = currenciesOf(results);
  return all.includes('BRL') ? 'BRL' : (all[0] ?? 'BRL');
}

/** The other currencies of the reports, for which a rate is asked. */
export function foreignCurrencies(results: readonly CampaignResult[]): string[] {
  const base = baseCurrency(results);
  return currenciesOf(results).filter((currency) => currency !== base);
}

function currenciesOf(results: readonly CampaignResult[]): string[] {
  return [...new Set(results.flatMap(({ currency }) => currency ?? []))];
}

/** The currency of all of them; null when they have several. */
export function oneCurrency(subjects: readonly Subject[]): string | null {
  const all = new Set(subjects.map(({ currency }) => currency));
  const [first = null] = all;
  return all.size === 1 ? first : null;
}

export function campaignSubjects(results: readonly CampaignResult[], money: Money): Subject[] {
  return toSubjects(
    results.map((result) => ({
      id: result.id,
      name: result.name,
      campaignIds: [result.id],
      parts: [partOf(result, money)],
    })),
  );
}

const NO_COUNTRY = 'Sem país';

/**
 * The countries on which most was spent.
 * @returns also how many were left out.
 */
export function countrySubjects(
  results: readonly CampaignResult[],
  money: Money,
): { subjects: Subject[]; leftOut: number } {
  const groups = new Map<string, Group>();
  for (const result of results.filter(({ from }) => from !== null)) {
    const name = result.country?.trim() ?? '';
    const id = foldText(name);
    const group = groups.get(id) ?? { id, name: name || NO_COUNTRY, campaignIds: [], parts: [] };
    group.campaignIds.push(result.id);
    group.parts.push(partOf(result, money));
    groups.set(id, group);
  }
  const clicks = ({ parts }: Group) => parts.reduce((sum, part) => sum + part.clicks, 0);
  const sorted = [...groups.values()].sort((one, other) => clicks(other) - clicks(one));
  const shown = sorted.slice(0, compared.most);
  return { subjects: toSubjects(shown), leftOut: sorted.length - shown.length };
}

/** One campaign in two periods. */
export function periodSubjects(
  result: CampaignResult,
  periods: readonly Period[],
  money: Money,
  nameOf: (period: Period) => string,
): Subject[] {
  return toSubjects(
    periods.map((period) => ({
      id: `${period.start}_${period.end}`,
      name: nameOf(period),
      campaignIds: [result.id],
      parts: [partOf(result, money, period)],
    })),
  );
}

function toSubjects(groups: readonly Group[]): Subject[] {
  return groups.map(({ parts, ...group }, at) => ({
    ...group,
    letter: String.fromCharCode(65 + at),
    ...sumOf(parts),
  }));
}

function sumOf(parts: readonly CampaignPart[]): Omit<Subject, keyof Omit<Group, 'parts'> | 'letter'> {
  const sum = (of: (part: CampaignPart) => number) => parts.reduce((total, part) => total + of(part), 0);
  const currencies = [...new Set(parts.flatMap(({ currency }) => currency ?? []))];
  const periods = parts.flatMap(({ period }) => period ?? []);
  return {
    period: wholePeriod(periods),
    currency: currencies.length > 1 ? null : (currencies[0] ?? 'BRL'),
    impressions: sum(({ impressions }) => impressions),
    clicks: sum(({ clicks }) => clicks),
    cost: sum(({ cost }) => cost),
    checkouts: parts.some(({ checkouts }) => checkouts === null)
      ? null
      : sum(({ checkouts }) => checkouts ?? 0),
    sales: sum(({ sales }) => sales),
    salesFrom: [...new Set(parts.map(({ salesFrom }) => salesFrom))],
    income: incomeOf(parts),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
  };
}

function incomeOf(parts: readonly CampaignPart[]): Income | null {
  const incomes = parts.flatMap(({ income, cost }) => (income === null ? [] : [{ ...income, cost }]));
  if (incomes.length === 0 || incomes.length < parts.length) return null;
  const sum = (of: (income: (typeof incomes)[number]) => number) =>
    incomes.reduce((total, income) => total + of(income), 0);
  const [amount, squares, cost] = [
    sum((each) => each.amount),
    sum((each) => each.squares),
    sum((each) => each.cost),
  ];
  if (amount > 0) return { amount, squares, perSale: squares / amount };
  const expected =
    cost > 0 ? sum((each) => each.cost * each.perSale) / cost : sum((each) => each.perSale) / incomes.length;
  return { amount, squares, perSale: expected };
}
