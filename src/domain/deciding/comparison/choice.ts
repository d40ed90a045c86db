import * as z from 'zod/mini';
import type { Period } from '#domain/measuring/reports/period.ts';
import { listedIds } from '#domain/shared/listed-ids.ts';

export const compared = { fewest: 2, most: 6 } as const;
/** The API sums up to so many campaigns at once: a product may have several campaigns in each country. */
const MOST_CAMPAIGNS = 60;

/** `?ids=a,b`: the campaigns whose results are read. */
export const resultsQuerySchema = z.object({
  ids: z.pipe(
    listedIds,
    z
      .array(z.uuid('Campanha desconhecida.'))
      .check(z.maxLength(MOST_CAMPAIGNS, `Compare até ${MOST_CAMPAIGNS} campanhas de uma vez.`)),
  ),
});

export const comparedBy = ['campaigns', 'countries', 'periods'] as const;
export type ComparedBy = (typeof comparedBy)[number];

/** Ids in the address, without empty and repeated ones. */
export function idsOf(text: string): string[] {
  return [...new Set(text.split(',').filter((id) => id !== ''))];
}

/** Ticks or unticks a campaign. Null: the most are ticked already. */
export function toggleCompared(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length >= compared.most ? null : [...ids, id];
}

/** A period in the address: `2026-05-01_2026-05-31`. */
export function formatPeriod({ start, end }: Period): string {
  return `${start}_${end}`;
}

export function parseAddressPeriod(text: string): Period | null {
  const [start = '', end = '', ...rest] = text.split('_');
  const isGood = [start, end].every((day) => z.iso.date().safeParse(day).success);
  return isGood && rest.length === 0 && start <= end ? { start, end } : null;
}

/** Sales that count in both periods would be compared with themselves. */
export function doOverlap(one: Period, other: Period): boolean {
  return one.start <= other.end && other.start <= one.end;
}

/** Exchange rates in the address: `USD:5.4,EUR:6`. One unit of the code costs so many of the base currency. */
export type Rates = Readonly<Record<string, number>>;

export function parseRates(text: string): Rates {
  const pairs = text.split(',').map((pair) => pair.split(':') as [string, string?]); // split gives at least one part
  const good = pairs.flatMap(([code, rate = '']) => {
    const value = Number(rate);
    return /^[A-Z]{3}$/.test(code) && value > 0 && value <= 1e6 ? [[code, value] as const] : [];
  });
  return Object.fromEntries(good);
}

export function formatRates(rates: Rates): string {
  return Object.entries(rates)
    .map(([code, rate]) => `${code}:${rate}`)
    .join(',');
}
