import { getTableColumns } from 'drizzle-orm';
import { jsonFields } from '../db/json-fields.ts';
import { campaignAssets, campaigns } from '../db/schema.ts';

const { userId, sheet, ...campaignColumns } = getTableColumns(campaigns);
const { id, assetType, name, itemCount, createdAt, updatedAt, content, ...others } =
  getTableColumns(campaignAssets);

const campaignFields = jsonFields('c', campaignColumns);
const sheetField = jsonFields('c', { sheet });
const listFields = `${jsonFields('a', { id, assetType, name, itemCount, createdAt, updatedAt })},
  'origin', json_build_object(${jsonFields('a', {
    product: others.product,
    language: others.language,
    funnel: others.funnel,
    matchType: others.matchType,
  })})`;

/** A person's campaigns, newest first, each with its number of lists by type: counted in one pass over an index. */
export const listCampaigns = `
    with kinds as (
      select campaign_id, asset_type, count(*) as lists from campaign_assets
      where user_id = (select id from viewer) group by campaign_id, asset_type
    ), counts as (
      select campaign_id, json_object_agg(asset_type, lists) as by_type from kinds group by campaign_id
    )
    select coalesce(json_agg(json_build_object(${campaignFields}, 'assetCounts', coalesce(counts.by_type, '{}'))
      order by c.created_at desc, c.updated_at desc, c.id desc), '[]')
    from campaigns c left join counts on counts.campaign_id = c.id
    where c.user_id = (select id from viewer)`;

/** One campaign with its sheet and its lists; $2 is its id. */
export const readCampaign = `
    select json_build_object(${campaignFields}, ${sheetField}, 'assets', (
      select coalesce(json_agg(json_build_object(${listFields}, 'content', a.content)
        order by a.created_at, a.id), '[]')
      from campaign_assets a where a.user_id = c.user_id and a.campaign_id = c.id))
    from campaigns c where c.id = $2 and c.user_id = (select id from viewer)`;
