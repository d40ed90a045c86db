import type { BreakEvenStatus } from '#domain/deciding/verdict/verdict.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import { brandFinder } from '#domain/making/structure/classify.ts';
import type { ProfitRow, ProfitSums } from '#domain/measuring/profit/levels.ts';
import { type CampaignProfit, countedTwice } from '#domain/measuring/profit/profit.ts';
import { areSalesKnown } from '#domain/measuring/profit/reported-parts.ts';

/** A campaign in the account's table. Its sums are those of its own Lucro. */
export interface AccountCampaign {
  id: string;
  name: string;
  total: CampaignProfit;
  /** What a sale may cost without loss, in the currency of its costs; null while that is not known. */
  limit: number | null;
  standing: BreakEvenStatus | null;
  /** What its keywords with a product's name cost and brought, and the others. */
  brand: ProfitSums;
  generic: ProfitSums;
}

/** The same keyword or search term in several campaigns. */
export interface SharedText {
  text: string;
  level: 'keyword' | 'term';
  currency: string;
  /** The campaign with the largest profit first. */
  campaigns: ({ id: string } & ProfitSums)[];
}

/** An order that nothing gives to one campaign for certain. */
export interface DoubtfulOrder {
  orderId: string;
  day: string;
  /** Where it counts. */
  campaignId: string;
  /** Whether the order points to several campaigns; false when it points to none. */
  isContested: boolean;
}

export interface AccountTable {
  campaigns: AccountCampaign[];
  /** Whether a network brought any order. */
  hasOrders: boolean;
  /** Whether the product of any campaign has a name that keywords can carry. */
  hasBrand: boolean;
  /** The dearest first. */
  shared: SharedText[];
  /** All of them; only the newest are in `doubtful`. */
  unassigned: number;
  contested: number;
  doubtful: DoubtfulOrder[];
}

const noSums: ProfitSums = { clicks: 0, costMicros: 0, conversions: 0, sales: 0, revenueMicros: 0 };

export function addSums(one: ProfitSums, other: ProfitSums): ProfitSums {
  return {
    clicks: one.clicks + other.clicks,
    costMicros: one.costMicros + other.costMicros,
    conversions: one.conversions + other.conversions,
    sales: one.sales + other.sales,
    revenueMicros: one.revenueMicros + other.revenueMicros,
  };
}

/** Divides keywords by whether they name one of the account's products. */
export function splitByBrand(rows: readonly ProfitRow[], brands: readonly string[]) {
  const { has } = brandFinder(brands);
  let [brand, generic] = [noSums, noSums];
  for (const row of rows) {
    if (has(foldSearch(row.text))) brand = addSums(brand, row);
    else generic = addSums(generic, row);
  }
  return { brand, generic };
}

export interface CampaignRows {
  id: string;
  currency: string;
  rows: readonly ProfitRow[];
}

const MOST_SHARED = 500;

/** The texts that cost something in more than one campaign of a currency. */
export function sharedTexts(level: SharedText['level'], campaigns: readonly CampaignRows[]): SharedText[] {
  const byText = new Map<string, SharedText & { sumsByCampaign: Map<string, ProfitSums> }>();
  for (const { id, currency, rows } of campaigns)
    for (const row of rows) {
      const text = row.text.toLowerCase();
      if (text === '' || row.costMicros <= 0) continue;
      const key = `${currency} ${text}`;
      const known = byText.get(key) ?? {
        text,
        level,
        currency,
        campaigns: [],
        sumsByCampaign: new Map<string, ProfitSums>(),
      };
      known.sumsByCampaign.set(id, addSums(known.sumsByCampaign.get(id) ?? noSums, row));
      byText.set(key, known);
    }
  const shared = [...byText.values()].flatMap(({ sumsByCampaign, ...about }): SharedText[] =>
    sumsByCampaign.size < 2 ? [] : [{ ...about, campaigns: bestFirst([...sumsByCampaign]) }],
  );
  return shared.toSorted((one, other) => costOf(other) - costOf(one)).slice(0, MOST_SHARED);
}

function bestFirst(campaigns: readonly (readonly [id: string, sums: ProfitSums])[]): SharedText['campaigns'] {
  const profitOf = ({ revenueMicros, costMicros }: ProfitSums) => revenueMicros - costMicros;
  return campaigns
    .map(([id, sums]) => ({ id, ...sums }))
    .sort((one, other) => profitOf(other) - profitOf(one));
}

function costOf({ campaigns }: SharedText): number {
  return campaigns.reduce((sum, { costMicros }) => sum + costMicros, 0);
}

/** The ids of the campaigns whose sales are known. */
export function withKnownSales({
  campaigns,
  hasOrders,
}: Pick<AccountTable, 'campaigns' | 'hasOrders'>): ReadonlySet<string> {
  const known = campaigns.filter(({ total }) => areSalesKnown(countedTwice(total), hasOrders));
  return new Set(known.map(({ id }) => id));
}

/** The sums of all campaigns of a currency. */
export interface CurrencyTotal {
  currency: string;
  campaigns: number;
  /** How many of them have costs and no known sales: their profit is not known. */
  unknown: number;
  sums: ProfitSums;
}

/** Amounts of two currencies are never added; the currency of the most campaigns comes first. */
export function totalsByCurrency(table: Pick<AccountTable, 'campaigns' | 'hasOrders'>): CurrencyTotal[] {
  const known = withKnownSales(table);
  const totals = new Map<string, CurrencyTotal>();
  for (const { id, total } of table.campaigns) {
    const { currency } = total;
    const before = totals.get(currency) ?? { currency, campaigns: 0, unknown: 0, sums: noSums };
    totals.set(currency, {
      currency,
      campaigns: before.campaigns + 1,
      unknown: before.unknown + (total.costMicros > 0 && !known.has(id) ? 1 : 0),
      sums: addSums(before.sums, total),
    });
  }
  return [...totals.values()].sort((one, other) => other.campaigns - one.campaigns);
}

/** All totals in one currency, with the rates that were used; null while one of them is not known. */
export function convertTotals(
  totals: readonly CurrencyTotal[],
  base: string,
  rateTo: (currency: string) => string | null,
): { sums: ProfitSums; rates: { currency: string; rate: string }[] } | null {
  let sums = noSums;
  const rates: { currency: string; rate: string }[] = [];
  for (const { currency, sums: own } of totals) {
    const rate = currency === base ? '1' : rateTo(currency);
    if (rate === null) return null;
    if (currency !== base) rates.push({ currency, rate });
    const times = (micros: number) => Math.round(micros * Number(rate));
    sums = addSums(sums, {
      ...own,
      costMicros: times(own.costMicros),
      revenueMicros: times(own.revenueMicros),
    });
  }
  return { sums, rates };
}
