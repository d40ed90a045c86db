import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { type Campaign, newCampaignSchema } from '#domain/making/campaign/campaign.ts';
import { compareCampaign, makeCampaign } from '#domain/making/editor-file/imported/make-campaign.ts';
import type {
  CampaignImport,
  FileImport,
  ImportedCampaign,
} from '#domain/making/editor-file/imported/source.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { Database, Transaction } from '../db/client.ts';
import { adGroups, campaignDrafts } from '../db/schema/campaigns.ts';
import type { CampaignRef } from '../db/campaign-ref.ts';
import { bringAccountAssets } from './account-assets/queries.ts';
import { findCampaign } from './campaign-writes.ts';
import { checkSize, lockCampaign, Refused, saveDraft } from './draft-writes.ts';
import { bringLists } from './negative-lists/writes.ts';
import { allOrNone, type CampaignsFailure, insertWithDraft } from './several-campaigns.ts';

/**
 * Makes campaigns of a file, or compares them with existing ones, makes its shared lists and adds its assets of the account. Stores all of them or none.
 * @throws {RefusedList} when the lists are refused.
 */
export function importCampaigns(
  db: Database,
  userId: string,
  { campaigns, lists, accountAssets }: FileImport,
): Promise<Campaign[] | CampaignsFailure> {
  return allOrNone(db, async (tx) => {
    const made: Campaign[] = [];
    const idsByName = new Map<string, string>();
    for (const { into, ...campaign } of campaigns) {
      const stored =
        into === undefined
          ? await importOne(tx, userId, campaign)
          : await compareOne(tx, { userId, campaignId: into }, campaign);
      made.push(stored);
      idsByName.set(campaign.name, stored.id);
    }
    await bringLists(tx, userId, lists, idsByName);
    if (accountAssets !== null) await bringAccountAssets(tx, userId, accountAssets);
    return made;
  });
}

type Found = Omit<CampaignImport, 'into'>;

async function importOne(tx: Transaction, userId: string, found: Found): Promise<Campaign> {
  const { imported, settings, groups } = makeCampaign(found, randomUUID);
  const campaign = await insertWithDraft(tx, userId, {
    campaign: newCampaignSchema.parse({ name: imported.givenName }),
    settings,
    groups,
  });
  await storeRows(tx, { userId, campaignId: campaign.id }, imported);
  return campaign;
}

async function compareOne(tx: Transaction, ref: CampaignRef, found: Found): Promise<Campaign> {
  await lockCampaign(tx, ref);
  const { userId, campaignId } = ref;
  const [draft] = await tx
    .select()
    .from(campaignDrafts)
    .where(and(eq(campaignDrafts.campaignId, campaignId), eq(campaignDrafts.userId, userId)));
  const groups = await tx
    .select({ id: adGroups.id, name: sql<string>`${adGroups.content}->>'name'` })
    .from(adGroups)
    .where(and(eq(adGroups.campaignId, campaignId), eq(adGroups.userId, userId)));
  const stored = {
    settings: { ...emptySettings, ...draft?.content },
    groups,
    groupNames: draft?.imported?.groupNames ?? {},
  };
  // A campaign that was never assembled takes the file's groups: compared with it, they would all be removed.
  const { imported, ...content } =
    groups.length === 0 ? makeCampaign(found, randomUUID) : { ...compareCampaign(found, stored), groups: [] };
  const saved = await saveDraft(tx, ref, {
    settings: { version: draft?.version ?? null, content: content.settings },
    groups: content.groups.map(({ id, ...group }) => ({ id, version: null, content: group })),
    removed: [],
  });
  if (typeof saved === 'string') throw new Refused(saved);
  await storeRows(tx, ref, imported);
  const campaign = await findCampaign(tx, ref);
  if (campaign === null) throw new Refused('no_campaign');
  return campaign;
}

async function storeRows(tx: Transaction, ref: CampaignRef, imported: ImportedCampaign): Promise<void> {
  const json = JSON.stringify(imported);
  await tx.execute(sql`update campaign_plans
    set imported = ${json}::text::jsonb, imported_bytes = ${Buffer.byteLength(json)}
    where campaign_id = ${ref.campaignId} and user_id = ${ref.userId}`);
  await checkSize(tx, ref);
}
