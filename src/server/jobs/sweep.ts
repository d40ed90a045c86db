import { lt, sql } from 'drizzle-orm';
import { RESTORE_DAYS } from '#domain/making/structure/negative-lists.ts';
import type { Deps } from '../request/context.ts';
import type { Database } from '../db/client.ts';
import { attempts, devices, emailChanges, mailLinks, usedTotpCodes } from '../db/schema/sign-in.ts';
import { bridgeParts } from '../db/schema/bridges.ts';
import { ruleFindings } from '../db/schema/rules.ts';
import { negativeLists } from '../db/schema/negative-lists.ts';
import { campaignShares } from '../db/schema/campaigns.ts';
import { clickCodes } from '../db/schema/conversions.ts';
import { saleReceipts } from '../db/schema/sales.ts';
import { session, verification } from '../db/schema/accounts.ts';
import { stripeEvents } from '../db/schema/subscriptions.ts';
import { writeCounts } from '../db/schema/writes.ts';
import { sweepKept } from '../db/kept-answers.ts';
import { sweepKeys } from '../db/idempotency-keys.ts';
import { sweepMail } from '../email/queries.ts';
import type { Job } from './scheduler.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired rows every hour. */
export function sweepJob({ db }: Pick<Deps, 'db'>): Job {
  return { name: 'sweep', everyMs: HOUR_MS, run: () => sweep(db) };
}

export async function sweep(db: Database): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`));
  await db.delete(usedTotpCodes).where(lt(usedTotpCodes.usedAt, sql`now() - interval '1 hour'`));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, sql`now()`));
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, sql`now() - interval '1 day'`));
  // For a month the owner still sees that the link was opened, and when.
  await db.delete(campaignShares).where(lt(campaignShares.expiresAt, sql`now() - interval '30 days'`));
  await db.delete(attempts).where(lt(attempts.windowStart, sql`now() - interval '1 day'`));
  await db.delete(bridgeParts).where(lt(bridgeParts.createdAt, sql`now() - interval '1 day'`));
  await db.delete(ruleFindings).where(lt(ruleFindings.createdAt, sql`now() - interval '400 days'`));
  await db.delete(devices).where(lt(devices.lastUsedAt, sql`now() - interval '400 days'`));
  await db
    .delete(negativeLists)
    .where(lt(negativeLists.deletedAt, sql`now() - ${RESTORE_DAYS} * interval '1 day'`));
  await sweepKept(db);
  await sweepKeys(db);
  await db.delete(writeCounts).where(lt(writeCounts.windowStart, sql`now() - interval '1 day'`));
  await db.execute(sql`select sweep_security_events()`); // the server's role has no right to delete them itself
  // The provider repeats an event for days, not months.
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, sql`now() - interval '90 days'`));
  await db.delete(saleReceipts).where(lt(saleReceipts.receivedAt, sql`now() - interval '30 days'`));
  await db.delete(clickCodes).where(lt(clickCodes.createdAt, sql`now() - interval '90 days'`));
  await sweepMail(db);
}
