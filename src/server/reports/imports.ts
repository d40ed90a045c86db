import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { KnownCampaign } from '#domain/measuring/reports/account-files.ts';
import { metrics } from '#domain/measuring/reports/metrics.ts';
import type { NewImport } from '#domain/measuring/reports/stored-schema.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import type { StoredImport } from '#domain/measuring/reports/stored.ts';
import type { Database } from '../db/client.ts';
import { campaignDrafts, campaigns } from '../db/schema/campaigns.ts';
import { reportImports } from '../db/schema/reports.ts';

/** A campaign's reports; without a campaign the files of the whole account. */
export interface ImportOwner {
  userId: string;
  campaignId: string | null;
}

function isIn({ userId, campaignId }: ImportOwner): SQL | undefined {
  const { campaignId: campaign } = reportImports;
  return and(
    eq(reportImports.userId, userId),
    campaignId === null ? isNull(campaign) : eq(campaign, campaignId),
  );
}

export async function listImports(db: Database, owner: ImportOwner): Promise<StoredImport[]> {
  const rows = await db
    .select()
    .from(reportImports)
    .where(isIn(owner))
    .orderBy(desc(reportImports.createdAt), desc(reportImports.id));
  return rows.map(present);
}

export type ImportFailure =
  | 'known'
  | 'other_currency'
  | 'campaign_full'
  | 'account_full'
  | 'too_many_imports';

/**
 * Opens an import. The same file again gives the import that it already has, so that an interrupted one goes
 * on where it stopped. It begins again when the file is read differently now, because its rows are others.
 */
export async function openImport(
  db: Database,
  owner: ImportOwner,
  opened: NewImport,
): Promise<StoredImport | ImportFailure> {
  const known = await findByHash(db, owner, opened.fileHash);
  if (known && known.received === known.rowCount) return 'known';
  if (known && isReadAlike(known, opened)) return known;
  if (known) await deleteImport(db, owner, known.id);
  return insertImport(db, owner, opened);
}

/** The writes of one account run one after the other. So the second of two imports sees the currency of the first. */
async function insertImport(
  db: Database,
  owner: ImportOwner,
  opened: NewImport,
): Promise<StoredImport | ImportFailure> {
  const imports = await listImports(db, owner);
  if (hasOtherCurrency(imports, opened)) return 'other_currency';
  if (imports.length >= importLimits.perCampaign) return 'campaign_full';
  const stored = await countStored(db, owner.userId);
  if (stored.imports >= importLimits.accountImports) return 'too_many_imports';
  if (stored.rows + opened.rowCount > importLimits.accountRows) return 'account_full';
  const [row] = await db
    .insert(reportImports)
    .values({ ...opened, ...owner })
    .onConflictDoNothing()
    .returning();
  return row ? present(row) : ((await findByHash(db, owner, opened.fileHash)) ?? 'known');
}

const facts = ['type', 'language', 'currency', 'periodStart', 'periodEnd', 'byDay', 'rowCount'] as const;

/** Whether the file was read with the same result. A new version of the product may read a file differently. */
function isReadAlike(known: StoredImport, opened: NewImport): boolean {
  return (
    facts.every((fact) => known[fact] === opened[fact]) &&
    metrics.every((metric) => known.totals[metric] === opened.totals[metric])
  );
}

/** Costs of two currencies cannot be summed. Each sale is converted, so sales may be in any currency. */
function hasOtherCurrency(imports: readonly StoredImport[], { type, currency }: NewImport): boolean {
  if (type === 'sales' || currency === null) return false;
  return imports.some(
    (each) => each.type !== 'sales' && each.currency !== null && each.currency !== currency,
  );
}

/** @returns whether the person has this import in this campaign. */
export async function deleteImport(db: Database, owner: ImportOwner, id: string): Promise<boolean> {
  const own = and(eq(reportImports.id, id), isIn(owner));
  return (await db.delete(reportImports).where(own).returning({ id: reportImports.id })).length > 0;
}

async function findByHash(db: Database, owner: ImportOwner, hash: string) {
  const [row] = await db
    .select()
    .from(reportImports)
    .where(and(isIn(owner), eq(reportImports.fileHash, hash)));
  return row ? present(row) : null;
}

/** The campaigns of a person, with the names and ids that Google has for them, as far as files contain them. */
export async function listKnownCampaigns(db: Database, userId: string): Promise<KnownCampaign[]> {
  const { rows } = await db.execute<KnownCampaign & Record<string, unknown>>(sql`
    select c.id, c.name, (
      select coalesce(json_agg(distinct g.campaign), '[]') from (
        select jsonb_build_object('name', p.imported->>'name', 'id', '') as campaign where p.imported->>'name' is not null
        union all
        select jsonb_array_elements(i.google_campaigns) from report_imports i
        where i.user_id = c.user_id and i.campaign_id = c.id and i.received = i.row_count and i.google_campaigns is not null
      ) g) as google, (
      select coalesce(json_agg(distinct f.campaign), '[]') from report_imports i, lateral (
        select r.campaign from report_rows r where r.user_id = i.user_id and r.import_id = i.id order by r.position limit 1
      ) f
      where i.user_id = c.user_id and i.campaign_id = c.id and i.received = i.row_count and i.google_campaigns is null
        and f.campaign <> '') as "inReports"
    from ${campaigns} c left join ${campaignDrafts} p on p.campaign_id = c.id and p.user_id = c.user_id
    where c.user_id = ${userId} and not c.is_example`);
  return rows;
}

async function countStored(db: Database, userId: string): Promise<{ imports: number; rows: number }> {
  const [sums] = await db
    .select({ imports: count(), rows: sql<number>`coalesce(sum(${reportImports.rowCount}), 0)::float8` })
    .from(reportImports)
    .where(eq(reportImports.userId, userId));
  return sums ?? { imports: 0, rows: 0 };
}

function present(row: typeof reportImports.$inferSelect): StoredImport {
  const {
    userId,
    campaignId,
    fileHash,
    byteCount,
    bridgeAccountId,
    bridgeTable,
    googleCampaigns,
    createdAt,
    language,
    ...shown
  } = row;
  const known = language as StoredImport['language']; // only `openImport` writes it, from the schema's list
  return { ...shown, language: known, createdAt: createdAt.toISOString() };
}
