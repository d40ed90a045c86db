import { eq, sql } from 'drizzle-orm';
import { type MorningChoice, UNKNOWN_ZONE } from '#domain/deciding/rules/morning.ts';
import type { Database } from '../db/client.ts';
import { morningMails } from '../db/schema/rules.ts';
import { AppError } from '../request/errors.ts';

const { isOn, timeZone, fromHour, untilHour } = morningMails;

/** Null: the person has not chosen yet, and gets no mail. */
export async function readMorning(db: Database, userId: string): Promise<MorningChoice | null> {
  const [row] = await db
    .select({ isOn, timeZone, fromHour, untilHour })
    .from(morningMails)
    .where(eq(morningMails.userId, userId));
  return row ?? null;
}

/** @throws for a zone that the database does not know: it computes everybody's morning in one query. */
export async function saveMorning(db: Database, userId: string, choice: MorningChoice): Promise<void> {
  const known = await db.execute(sql`select from pg_timezone_names where name = ${choice.timeZone}`);
  if (known.rowCount === 0)
    throw new AppError('validation', UNKNOWN_ZONE, { fields: { timeZone: UNKNOWN_ZONE } });
  await db
    .insert(morningMails)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: morningMails.userId, set: choice });
}

/** By the link of a letter: stops the mails or starts them again. */
export async function switchMorning(db: Database, userId: string, wanted: boolean): Promise<boolean> {
  const changed = await db
    .update(morningMails)
    .set({ isOn: wanted })
    .where(eq(morningMails.userId, userId))
    .returning({ id: morningMails.userId });
  return changed.length > 0;
}
