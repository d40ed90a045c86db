import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { findingOf, sortFindings } from '#domain/making/landing-page/finding-codes.ts';
import { percentText } from '#domain/shared/numbers.ts';
import { likeness } from '#domain/making/landing-page/sketch.ts';
import type { PromisingTexts } from '#domain/making/landing-page/promised-texts.ts';
import { type CheckReport, turnedBad } from '#domain/making/landing-page/stored-check.ts';
import type { CampaignSettings } from '#domain/making/structure/draft.ts';
import { isCampaign } from '../db/campaign-ref.ts';
import type { Database } from '../db/client.ts';
import { campaignDrafts, campaigns } from '../db/schema/campaigns.ts';
import { pageChecks } from '../db/schema/page-checks.ts';
import { ThreadFailed } from '../request/threads.ts';
import type { FetchRules } from './fetch/fetch-page.ts';
import { inspectPage } from './inspect-page.ts';

type Check = typeof pageChecks.$inferSelect;

/** After this time, a check that a stopped server left behind is started again. */
const LONGEST_SECONDS = 180;
/** The number of checks that are kept for each page, and for each campaign, whose pages have any label. */
const KEPT = 12;
const KEPT_OF_CAMPAIGN = 500;
/** The share of text that two pages of a campaign may have in common. Google wants 80 % of each page to be its own. */
const MOST_SHARED = 0.2;

/**
 * Carries out the next check that waits, of an account that has none running. What a person asked for goes before the
 * weekly round, and whoever had a check last waits behind the others.
 * @returns whether there was one.
 */
export async function carryOutNext(db: Database, rules: FetchRules, log: Logger): Promise<boolean> {
  const [check] = await claimNext(db);
  if (!check) return false;
  const report = await reportOf(db, check, rules, log);
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(pageChecks)
      .where(and(samePage(check), eq(pageChecks.state, 'done')))
      .orderBy(desc(pageChecks.finishedAt))
      .limit(1);
    const isWorse = turnedBad(before?.report ?? null, report);
    await tx
      .update(pageChecks)
      .set({ state: 'done', report, isWorse, finishedAt: sql`now()` })
      .where(eq(pageChecks.id, check.id));
    const kept = tx
      .select({ id: pageChecks.id })
      .from(pageChecks)
      .where(samePage(check))
      .orderBy(desc(pageChecks.askedAt))
      .offset(KEPT);
    await tx.delete(pageChecks).where(inArray(pageChecks.id, kept));
    const keptOfCampaign = tx
      .select({ id: pageChecks.id })
      .from(pageChecks)
      .where(sameCampaign(check))
      .orderBy(desc(pageChecks.askedAt))
      .offset(KEPT_OF_CAMPAIGN);
    await tx.delete(pageChecks).where(inArray(pageChecks.id, keptOfCampaign));
  });
  return true;
}

/** In one statement with a lock, so that processes do not take the same check, nor two of one account. */
async function claimNext(db: Database): Promise<Check[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('page-checks', 0))`);
    await tx
      .update(pageChecks)
      .set({ state: 'waiting' })
      .where(
        and(
          eq(pageChecks.state, 'running'),
          sql`${pageChecks.startedAt} < now() - ${LONGEST_SECONDS} * interval '1 second'`,
        ),
      );
    const next = tx
      .select({ id: pageChecks.id })
      .from(pageChecks)
      .where(
        and(
          eq(pageChecks.state, 'waiting'),
          sql`not exists (select from page_checks r where r.user_id = ${pageChecks.userId} and r.state = 'running')`,
        ),
      )
      .orderBy(
        pageChecks.isWeekly,
        sql`(select max(r.finished_at) from page_checks r where r.user_id = page_checks.user_id) nulls first`,
        pageChecks.askedAt,
      )
      .limit(1);
    return tx
      .update(pageChecks)
      .set({ state: 'running', startedAt: sql`now()` })
      .where(inArray(pageChecks.id, next))
      .returning();
  });
}

async function reportOf(db: Database, check: Check, rules: FetchRules, log: Logger): Promise<CheckReport> {
  const [campaign] = await db
    .select({ sheet: campaigns.sheet, settings: campaignDrafts.content })
    .from(campaigns)
    .leftJoin(campaignDrafts, eq(campaignDrafts.campaignId, campaigns.id))
    .where(isCampaign(check));
  const promised = check.label === '' ? promisedBy(campaign?.settings ?? null) : promisedBy(null);
  try {
    const report = await inspectPage({ url: check.url, sheet: campaign?.sheet ?? {}, promised }, rules);
    return {
      ...report,
      findings: sortFindings([...report.findings, ...(await findSamePages(db, check, report))]),
    };
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    log.warn({ err: error, check: check.id }, 'a page could not be studied');
    return {
      findings: [],
      warnings: ['A página é pesada demais para ser lida. Cole o HTML dela para verificar no navegador.'],
      finalUrl: null,
      sketch: [],
    };
  }
}

function promisedBy(settings: CampaignSettings | null): PromisingTexts {
  return {
    callouts: settings?.callouts ?? [],
    promotions: (settings?.promotions ?? []).map(({ target, percent }) => ({
      target,
      percent,
    })),
  };
}

/** The newest check of each other page of the campaign that has mostly the same text. */
async function findSamePages(db: Database, check: Check, report: CheckReport) {
  if (check.label === '' || report.sketch.length === 0) return [];
  const others = await db
    .selectDistinctOn([pageChecks.label], { label: pageChecks.label, report: pageChecks.report })
    .from(pageChecks)
    .where(
      and(
        eq(pageChecks.campaignId, check.campaignId),
        eq(pageChecks.userId, check.userId),
        ne(pageChecks.label, check.label),
        eq(pageChecks.state, 'done'),
      ),
    )
    .orderBy(pageChecks.label, desc(pageChecks.finishedAt));
  return others.flatMap(({ label, report: other }) => {
    const shared = other === null || other.sketch.length === 0 ? 0 : likeness(report.sketch, other.sketch);
    if (shared <= MOST_SHARED) return [];
    const name = label === '' ? 'a URL final' : `“${label}”`;
    return [
      findingOf({
        code: 'same_page',
        excerpt: `${percentText(Math.round(shared * 100))} do texto é o de ${name}.`,
        where: report.finalUrl ?? check.url,
      }),
    ];
  });
}

function samePage(check: Check) {
  return and(sameCampaign(check), eq(pageChecks.label, check.label));
}

function sameCampaign({ userId, campaignId }: Check) {
  return and(eq(pageChecks.userId, userId), eq(pageChecks.campaignId, campaignId));
}
