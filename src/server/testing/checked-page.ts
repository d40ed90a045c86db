import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { Database } from '../db/client.ts';
import { pageChecks } from '../db/schema/page-checks.ts';
import { studyPage } from '../page-checks/study-page.ts';

interface CheckedPage {
  userId: string;
  campaignId: string;
  /** Of the sitelink; '' for the ads' own page. */
  label: string;
  url: string;
  html: string;
  sheet: ProductSheet;
  at: Date;
}

/** Stores a finished check of a page with what the product finds in it. */
export async function createCheckedPage(
  db: Database,
  { userId, campaignId, label, url, html, sheet, at }: CheckedPage,
): Promise<void> {
  const promised = { callouts: [], promotions: [] };
  const { report, sketch } = await studyPage({
    page: { body: Buffer.from(html), charset: 'utf-8' },
    others: [],
    robots: null,
    url,
    sheet,
    promised,
  });
  await db.insert(pageChecks).values({
    userId,
    campaignId,
    label,
    url,
    state: 'done',
    report: { ...report, finalUrl: url, sketch },
    askedAt: at,
    startedAt: at,
    finishedAt: at,
  });
}
