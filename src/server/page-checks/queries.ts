import { and, desc, eq, sql } from 'drizzle-orm';
import type { NewChecks, PageCheck } from '#domain/making/landing-page/stored-check.ts';
import { claimAttempt } from '../db/attempts.ts';
import type { Database } from '../db/client.ts';
import { type CampaignRef, hasCampaign } from '../db/campaign-ref.ts';
import { isoDate, isoOrNull } from '../db/iso-date.ts';
import { pageChecks } from '../db/schema/page-checks.ts';

/** Pages that an account may have checked in a day. */
export const CHECKS_A_DAY = 100;
/** Checks that are shown of a campaign, the newest first. */
const SHOWN = 120;

/**
 * Puts the pages in the queue; a page that waits already is not put twice.
 * @returns whether there was room for them.
 */
export async function askForChecks(
  db: Database,
  { userId, campaignId }: CampaignRef,
  { pages }: NewChecks,
): Promise<'queued' | 'no_campaign' | 'too_many_today'> {
  if (!(await hasCampaign(db, { userId, campaignId }))) return 'no_campaign';
  for (const { label, url } of pages) {
    const isOpen = sql`${pageChecks.campaignId} = ${campaignId} and ${pageChecks.userId} = ${userId}
      and ${pageChecks.label} = ${label} and ${pageChecks.url} = ${url} and ${pageChecks.state} <> 'done'`;
    if ((await db.$count(pageChecks, isOpen)) > 0) continue;
    if (!(await claimAttempt(db, `page-check:${userId}`, { max: CHECKS_A_DAY, seconds: 86_400 })))
      return 'too_many_today';
    await db.insert(pageChecks).values({ userId, campaignId, label, url });
  }
  return 'queued';
}

/** @returns null when this person has no such campaign. */
export async function listChecks(db: Database, ref: CampaignRef): Promise<PageCheck[] | null> {
  const { userId, campaignId } = ref;
  if (!(await hasCampaign(db, ref))) return null;
  const rows = await db
    .select()
    .from(pageChecks)
    .where(and(eq(pageChecks.campaignId, campaignId), eq(pageChecks.userId, userId)))
    .orderBy(desc(pageChecks.askedAt), desc(pageChecks.id))
    .limit(SHOWN);
  return rows.map(({ id, label, url, state, isWeekly, askedAt, finishedAt, report }) => ({
    id,
    label,
    url,
    state,
    isWeekly,
    askedAt: isoDate(askedAt),
    finishedAt: isoOrNull(finishedAt),
    report: report && { findings: report.findings, warnings: report.warnings, finalUrl: report.finalUrl },
  }));
}
