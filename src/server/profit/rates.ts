import { and, asc, eq } from 'drizzle-orm';
import { type ExchangeRate, type NewRate, rateLimits } from '#domain/measuring/profit/rates.ts';
import type { Database } from '../db/client.ts';
import { exchangeRates } from '../db/schema/sales.ts';

const { id, from, to, day, rate } = exchangeRates;

export async function listRates(db: Database, userId: string): Promise<ExchangeRate[]> {
  const rows = await db
    .select({ id, from, to, day, rate })
    .from(exchangeRates)
    .where(eq(exchangeRates.userId, userId))
    .orderBy(asc(from), asc(to), asc(day));
  return rows.map((row) => ({ ...row, rate: row.rate.replace(/\.?0+$/, '') }));
}

/**
 * Stores the rate of a day, and replaces an earlier one of that day.
 * @returns whether there was room.
 */
export async function saveRate(db: Database, userId: string, saved: NewRate): Promise<boolean> {
  const own = await db.$count(exchangeRates, eq(exchangeRates.userId, userId));
  if (own >= rateLimits.perAccount) return false;
  await db
    .insert(exchangeRates)
    .values({ ...saved, userId })
    .onConflictDoUpdate({ target: [exchangeRates.userId, from, to, day], set: { rate: saved.rate } });
  return true;
}

/** @returns whether the person has this rate. */
export async function deleteRate(db: Database, userId: string, rateId: string): Promise<boolean> {
  const own = and(eq(id, rateId), eq(exchangeRates.userId, userId));
  return (await db.delete(exchangeRates).where(own).returning({ id })).length > 0;
}
