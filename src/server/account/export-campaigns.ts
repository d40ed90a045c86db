import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/client.ts';
import {
  adGroups,
  campaignAssets,
  campaignDrafts,
  campaignShares,
  campaigns,
} from '../db/schema/campaigns.ts';
import { ignoredFindings, reportImports } from '../db/schema/reports.ts';
import { pageChecks } from '../db/schema/page-checks.ts';
import { members, partsOf, type ReadOwn, separated, type SizedRow } from './export-parts.ts';

interface CampaignRef {
  userId: string;
  campaignId: string;
}

/** The person's campaigns as members of a JSON list, the oldest first. */
export async function* exportCampaigns(read: ReadOwn, userId: string): AsyncGenerator<string> {
  const exported = await read((tx) =>
    tx
      .select()
      .from(campaigns)
      .where(eq(campaigns.userId, userId))
      .orderBy(asc(campaigns.createdAt), asc(campaigns.id)),
  );
  for (const [at, campaign] of exported.entries()) {
    const ref = { userId, campaignId: campaign.id };
    const { lists, groups, ...rest } = await read((tx) => readCampaign(tx, ref));
    yield `${at > 0 ? ',' : ''}{${members({ ...campaign, ...rest })},"plan":`;
    yield await read((tx) => readDraftText(tx, ref, sql`content`));
    yield ',"imported":';
    yield await read((tx) => readDraftText(tx, ref, sql`imported`));
    yield ',"lists":[';
    yield* separated(inParts(lists, (ids) => read((tx) => readLists(tx, ref, ids))));
    yield '],"adGroups":[';
    yield* separated(inParts(groups, (ids) => read((tx) => readGroups(tx, ref, ids))));
    yield ']}';
  }
}

/** The small parts of a campaign, and the ids and sizes of its lists and ad groups. */
async function readCampaign(tx: Transaction, { userId, campaignId }: CampaignRef) {
  const of = (table: { userId: PgColumn; campaignId: PgColumn }) =>
    and(eq(table.userId, userId), eq(table.campaignId, campaignId));
  const { tokenHash, userId: _owner, ...link } = getTableColumns(campaignShares);
  const ignored = await tx
    .select({ key: ignoredFindings.key })
    .from(ignoredFindings)
    .where(of(ignoredFindings));
  return {
    // The rows are the person's own files, up to millions of them, so the export names the files.
    reports: await tx.select().from(reportImports).where(of(reportImports)),
    ignored: ignored.map(({ key }) => key),
    pageChecks: await tx.select().from(pageChecks).where(of(pageChecks)),
    links: await tx.select(link).from(campaignShares).where(of(campaignShares)),
    lists: await tx
      .select({ id: campaignAssets.id, bytes: campaignAssets.byteCount })
      .from(campaignAssets)
      .where(of(campaignAssets))
      .orderBy(asc(campaignAssets.createdAt), asc(campaignAssets.id)),
    groups: await tx
      .select({ id: adGroups.id, bytes: adGroups.byteCount })
      .from(adGroups)
      .where(of(adGroups)),
  };
}

/** PostgreSQL's own JSON, because a draft read into values takes several times its size. */
async function readDraftText(
  tx: Transaction,
  { userId, campaignId }: CampaignRef,
  column: SQL,
): Promise<string> {
  const { rows } = await tx.execute<{ json: string | null }>(sql`
    select ${column}::text as json from ${campaignDrafts} where campaign_id = ${campaignId} and user_id = ${userId}`);
  return rows[0]?.json ?? 'null';
}

async function* inParts(
  sizes: readonly SizedRow[],
  readPart: (ids: string[]) => Promise<object[]>,
): AsyncGenerator<string> {
  for (const ids of partsOf(sizes)) for (const row of await readPart(ids)) yield JSON.stringify(row);
}

function readLists(tx: Transaction, { userId, campaignId }: CampaignRef, ids: string[]) {
  const { id, createdAt, ...others } = getTableColumns(campaignAssets);
  return tx
    .select({ id, createdAt, ...others })
    .from(campaignAssets)
    .where(and(eq(others.userId, userId), eq(others.campaignId, campaignId), inArray(id, ids)))
    .orderBy(asc(createdAt), asc(id));
}

function readGroups(tx: Transaction, { userId, campaignId }: CampaignRef, ids: string[]) {
  return tx
    .select()
    .from(adGroups)
    .where(and(eq(adGroups.userId, userId), eq(adGroups.campaignId, campaignId), inArray(adGroups.id, ids)));
}
