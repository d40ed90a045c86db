import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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
import { slicesOf } from '../middleware/compression.ts';
import {
  type ExportedRows,
  list,
  members,
  partsOf,
  type ReadOwn,
  rowsInParts,
  separated,
  type SizedRow,
} from './export-parts.ts';

interface CampaignRef {
  userId: string;
  campaignId: string;
}

/** The person's campaigns as members of a JSON list, the oldest first. */
export async function* exportCampaigns(read: ReadOwn, userId: string): AsyncGenerator<string> {
  const { id, createdAt, ...others } = getTableColumns(campaigns);
  const rows = { table: campaigns, fields: { id, createdAt, ...others }, own: eq(others.userId, userId) };
  let isFirst = true;
  for await (const part of rowsInParts(read, { ...rows, key: [createdAt, id], atOnce: 16 })) {
    for (const campaign of part) {
      const ref = { userId, campaignId: String(campaign['id']) };
      const { lists, groups, has, ...rest } = await read((tx) => readCampaign(tx, ref));
      yield `${isFirst ? '' : ','}{${members({ ...campaign, ...rest })}`;
      isFirst = false;
      for (const [name, listed] of Object.entries(listsOfCampaign(ref)))
        if (has[name]) yield* list(read, name, listed);
        else yield `,"${name}":[]`;
      for (const [name, column] of Object.entries({ plan: sql`content`, imported: sql`imported` })) {
        yield `,"${name}":`;
        yield* has['draft'] ? slicesOf(await read((tx) => readDraftText(tx, ref, column))) : ['null'];
      }
      yield ',"lists":[';
      yield* separated(inParts(lists, (ids) => read((tx) => readLists(tx, ref, ids))));
      yield '],"adGroups":[';
      yield* separated(inParts(groups, (ids) => read((tx) => readGroups(tx, ref, ids))));
      yield ']}';
    }
  }
}

const ofCampaign = (table: { userId: PgColumn; campaignId: PgColumn }, { userId, campaignId }: CampaignRef) =>
  and(eq(table.userId, userId), eq(table.campaignId, campaignId));

/** The rows of reports are the person's own files, up to millions of them, so the export names the files. */
function listsOfCampaign(ref: CampaignRef): Record<string, ExportedRows> {
  const [reports, checks] = [getTableColumns(reportImports), getTableColumns(pageChecks)];
  return {
    reports: {
      table: reportImports,
      fields: reports,
      own: ofCampaign(reports, ref),
      key: [reports.createdAt, reports.id],
      atOnce: 8,
    },
    pageChecks: {
      table: pageChecks,
      fields: checks,
      own: ofCampaign(checks, ref),
      key: [checks.askedAt, checks.id],
      atOnce: 8,
    },
  };
}

/** The small parts of a campaign, the ids and sizes of its lists and ad groups, and which further reads it needs. */
async function readCampaign(tx: Transaction, ref: CampaignRef) {
  const of = (table: { userId: PgColumn; campaignId: PgColumn }) => ofCampaign(table, ref);
  const { tokenHash, userId: _owner, ...link } = getTableColumns(campaignShares);
  const ignored = await tx
    .select({ key: ignoredFindings.key })
    .from(ignoredFindings)
    .where(of(ignoredFindings));
  const isThere = (table: PgTable & { userId: PgColumn; campaignId: PgColumn }) =>
    sql<boolean>`exists (select from ${table} where ${of(table)})`;
  const { rows } = await tx.execute<Record<string, boolean>>(sql`select ${isThere(reportImports)} as reports,
    ${isThere(pageChecks)} as "pageChecks", ${isThere(campaignDrafts)} as draft`);
  return {
    has: rows[0] ?? {},
    ignored: ignored.map(({ key }) => key),
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
