import { sql } from 'drizzle-orm';
import type {
  DeletedNegativeList,
  NegativeList,
  NegativeListSummary,
} from '#domain/making/structure/negative-lists.ts';
import type { Database } from '../../db/client.ts';
import { isoText } from '../../db/iso-date.ts';
import type { CampaignRef } from '../../db/campaign-ref.ts';

const campaignIds = sql`coalesce((select json_agg(u.campaign_id order by u.campaign_id)
  from negative_list_campaigns u where u.list_id = l.id and u.user_id = l.user_id), '[]'::json) as "campaignIds"`;

/** All lists of a person, by name, without their negatives. */
export async function listNegativeLists(db: Database, userId: string): Promise<NegativeListSummary[]> {
  const { rows } = await db.execute<NegativeListSummary & Record<string, unknown>>(sql`
    select l.id, l.name, l.version, jsonb_array_length(l.negatives) as count, ${campaignIds}
    from negative_lists l where l.user_id = ${userId} and l.deleted_at is null order by lower(l.name), l.id`);
  return rows;
}

/** The lists that a person deleted, the newest deletion first. */
export async function listDeletedLists(db: Database, userId: string): Promise<DeletedNegativeList[]> {
  const { rows } = await db.execute<DeletedNegativeList & Record<string, unknown>>(sql`
    select l.id, l.name, jsonb_array_length(l.negatives) as count, ${sql.raw(isoText('l.deleted_at'))} as "deletedAt"
    from negative_lists l where l.user_id = ${userId} and l.deleted_at is not null order by l.deleted_at desc, l.id`);
  return rows;
}

/** @returns null when the person has no such list. */
export async function readNegativeList(
  db: Database,
  userId: string,
  id: string,
): Promise<NegativeList | null> {
  const [list] = await readWhere(db, sql`l.user_id = ${userId} and l.id = ${id}`);
  return list ?? null;
}

/** The lists that a campaign uses, by name. */
export function readListsOf(db: Database, { userId, campaignId }: CampaignRef): Promise<NegativeList[]> {
  return readWhere(
    db,
    sql`l.user_id = ${userId} and exists (
      select 1 from negative_list_campaigns u where u.list_id = l.id and u.campaign_id = ${campaignId})`,
  );
}

async function readWhere(db: Database, where: ReturnType<typeof sql>): Promise<NegativeList[]> {
  const { rows } = await db.execute<NegativeList & Record<string, unknown>>(sql`
    select l.id, l.name, l.version, l.negatives, ${campaignIds}
    from negative_lists l where l.deleted_at is null and ${where} order by lower(l.name), l.id`);
  return rows;
}
