import { sql } from 'drizzle-orm';
import { draftLimits } from '#domain/making/structure/limits.ts';
import type { DraftChanges, SavedVersions } from '#domain/making/structure/draft.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { CampaignRef } from '../db/campaign-ref.ts';
import { MAX_ACCOUNT_BYTES, MAX_DRAFT_BYTES } from '../request/quotas.ts';

export type DraftFailure = 'no_campaign' | 'conflict' | 'too_many_groups' | 'plan_full' | 'account_full';

/** Thrown inside the transaction to roll back the save. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: DraftFailure;

  constructor(reason: DraftFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Stores all changed parts or none. Each part must still have the version on which its change is based. */
export async function saveDraft(
  db: Database,
  ref: CampaignRef,
  { settings, groups, removed }: DraftChanges,
): Promise<SavedVersions | DraftFailure> {
  try {
    return await db.transaction(async (tx) => {
      await lockCampaign(tx, ref);
      const version = settings ? await saveSettings(tx, ref, settings) : null;
      await removeGroups(tx, ref, removed);
      const known = groups.filter((group) => group.version !== null);
      const fresh = groups.filter((group) => group.version === null);
      const saved = [...(await updateGroups(tx, ref, known)), ...(await insertGroups(tx, ref, fresh))];
      await checkSize(tx, ref);
      return { settings: version, groups: Object.fromEntries(saved.map((row) => [row.id, row.version])) };
    });
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

/** Locks the campaign, so that its saves run one after the other. */
export async function lockCampaign(tx: Transaction, { userId, campaignId }: CampaignRef): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from campaigns where id = ${campaignId} and user_id = ${userId} for no key update`,
  );
  if (rows.length === 0) throw new Refused('no_campaign');
}

async function saveSettings(
  tx: Transaction,
  { userId, campaignId }: CampaignRef,
  { version, content }: NonNullable<DraftChanges['settings']>,
): Promise<number> {
  const json = JSON.stringify(content);
  const bytes = Buffer.byteLength(json);
  const { rows } = await tx.execute<{ version: number }>(
    version === null
      ? sql`insert into campaign_plans (campaign_id, user_id, content, byte_count)
          values (${campaignId}, ${userId}, ${json}::text::jsonb, ${bytes}) on conflict do nothing returning version`
      : sql`update campaign_plans
          set content = ${json}::text::jsonb, byte_count = ${bytes}, version = version + 1, updated_at = now()
          where campaign_id = ${campaignId} and user_id = ${userId} and version = ${version} returning version`,
  );
  const [row] = rows;
  if (!row) throw new Refused('conflict');
  return row.version;
}

async function removeGroups(
  tx: Transaction,
  ref: CampaignRef,
  removed: DraftChanges['removed'],
): Promise<void> {
  if (removed.length === 0) return;
  const { rows } = await tx.execute(sql`
    delete from ad_groups g using jsonb_to_recordset(${JSON.stringify(removed)}::text::jsonb) as v(id uuid, version int)
    where g.campaign_id = ${ref.campaignId} and g.user_id = ${ref.userId} and g.id = v.id and g.version = v.version
    returning g.id`);
  if (rows.length !== removed.length) throw new Refused('conflict');
}

interface GroupVersion extends Record<string, unknown> {
  id: string;
  version: number;
}

async function updateGroups(
  tx: Transaction,
  ref: CampaignRef,
  groups: DraftChanges['groups'],
): Promise<GroupVersion[]> {
  if (groups.length === 0) return [];
  const { rows } = await tx.execute<GroupVersion>(sql`
    update ad_groups g
    set content = v.content, byte_count = v.bytes, version = g.version + 1, updated_at = now()
    from ${recordsOf(groups)}
    where g.campaign_id = ${ref.campaignId} and g.user_id = ${ref.userId} and g.id = v.id and g.version = v.version
    returning g.id, g.version`);
  if (rows.length !== groups.length) throw new Refused('conflict');
  return rows;
}

async function insertGroups(
  tx: Transaction,
  ref: CampaignRef,
  groups: DraftChanges['groups'],
): Promise<GroupVersion[]> {
  if (groups.length === 0) return [];
  const { rows } = await tx.execute<GroupVersion>(sql`
    insert into ad_groups (campaign_id, user_id, id, content, byte_count)
    select ${ref.campaignId}, ${ref.userId}, v.id, v.content, v.bytes from ${recordsOf(groups)}
    on conflict do nothing returning id, version`);
  if (rows.length !== groups.length) throw new Refused('conflict');
  return rows;
}

/** The groups as rows `v` of a statement. */
function recordsOf(groups: DraftChanges['groups']) {
  const records = groups.map((group) => ({
    ...group,
    bytes: Buffer.byteLength(JSON.stringify(group.content)),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb)
    as v(id uuid, version int, content jsonb, bytes int)`;
}

export async function checkSize(tx: Transaction, { userId, campaignId }: CampaignRef): Promise<void> {
  const { rows } = await tx.execute<{ groups: number; draft: number; account: number }>(sql`
    with parts as (
      select campaign_id, byte_count, 0 as imported_bytes, 1 as is_group from ad_groups where user_id = ${userId}
      union all select campaign_id, byte_count, imported_bytes, 0 from campaign_plans where user_id = ${userId})
    select coalesce(sum(is_group) filter (where campaign_id = ${campaignId}), 0)::int as groups,
      coalesce(sum(byte_count) filter (where campaign_id = ${campaignId}), 0)::float8 as draft,
      coalesce(sum(byte_count + imported_bytes), 0)::float8 as account from parts`);
  const [size] = rows;
  if (!size) return;
  if (size.groups > draftLimits.groups) throw new Refused('too_many_groups');
  if (size.draft > MAX_DRAFT_BYTES) throw new Refused('plan_full');
  if (size.account > MAX_ACCOUNT_BYTES) throw new Refused('account_full');
}
