import { getTableColumns } from 'drizzle-orm';
import type { SharedField } from '#domain/making/campaign/share.ts';
import { isoText } from '../db/iso-date.ts';
import { jsonColumns, jsonFields } from '../db/json-fields.ts';
import { campaignAssets, campaigns } from '../db/schema/campaigns.ts';

/** Maximum size of the contents in one answer, unless a single list is larger. */
const PAGE_BYTES = 2 * 1024 * 1024;
/** Characters of a campaign's notes in the list, which shows two lines of them. */
const NOTES_SHOWN = 200;

const { userId, notes, sheet, assetCounts, ...campaignColumns } = getTableColumns(campaigns);
const { id, assetType, name, itemCount, preview, createdAt, updatedAt, ...others } =
  getTableColumns(campaignAssets);

const { name: campaignName, createdAt: campaignCreatedAt, niche, country, platform } = campaignColumns;
const reportColumns = { name: campaignName, createdAt: campaignCreatedAt, niche, country, platform };
const { commission, productPrice, currency } = campaignColumns;
const valueColumns = { commission, productPrice, currency };
const has = (extra: SharedField) => `'${extra}' = any((select extras from viewer)::text[])`;

const campaignFields = jsonFields('c', campaignColumns);
const wholeFields = jsonFields('c', { notes, sheet });
const listFields = `${jsonFields('a', { id, assetType, name, itemCount, preview, createdAt, updatedAt })},
  'origin', json_build_object(${jsonFields('a', {
    product: others.product,
    language: others.language,
    funnel: others.funnel,
    matchType: others.matchType,
  })})`;

/** Of how many pages of each campaign the newest check found what costs the ad, as `worstPages` counts them. */
const badPages = `
      select campaign_id, count(*) as pages from (
        select distinct on (campaign_id, label) campaign_id, report from page_checks
        where user_id = (select id from viewer) and report is not null
        order by campaign_id, label, asked_at desc, id desc) as newest
      where report @> '{"findings": [{"severity": "bloqueia"}]}' group by campaign_id`;

/** A person's campaigns, newest first, each with its number of lists by type and of its bad pages. */
export const listCampaigns = `
    select coalesce(json_agg(shown), '[]') from (
      select ${jsonColumns('c', { ...campaignColumns, assetCounts })}, left(c.notes, ${NOTES_SHOWN}) as notes,
        coalesce(bad.pages, 0) as "badPages"
      from campaigns c left join (${badPages}) as bad on bad.campaign_id = c.id where c.user_id = (select id from viewer)
      order by c.created_at desc, c.updated_at desc, c.id desc) as shown`;

/** One campaign with its sheet and its lists, without the lists' contents. $2 is its id. */
export const readCampaign = `
    select json_build_object(${campaignFields}, ${wholeFields}, 'assets', (
      select coalesce(json_agg(json_build_object(${listFields}) order by a.created_at, a.id), '[]')
      from campaign_assets a where a.user_id = c.user_id and a.campaign_id = c.id))
    from campaigns c where c.id = $2 and c.user_id = (select id from viewer)`;

/** One list with its contents. $2 is its campaign, $3 its id. */
export const readList = `
    select json_build_object(${listFields}, 'content', a.content)
    from campaign_assets a where a.campaign_id = $2 and a.id = $3 and a.user_id = (select id from viewer)`;

/**
 * The contents of a campaign's lists, one page of them.
 * @param campaign SQL of its id.
 * @param from SQL of the number of lists already read.
 */
const contentsOf = (campaign: string, from: string) => `
    with places as (
      select id, row_number() over lists as place, sum(byte_count) over lists as bytes from campaign_assets
      where campaign_id = ${campaign} and user_id = (select id from viewer) window lists as (order by created_at, id)
    ), page as (
      select id, place from places where place > ${from} and (place = ${from} + 1 or
        bytes - coalesce((select bytes from places where place = ${from}), 0) <= ${PAGE_BYTES})
    )
    select json_build_object(
      'assets', coalesce((
        select json_agg(json_build_object(${listFields}, 'content', a.content) order by page.place)
        from page join campaign_assets a on a.id = page.id and a.user_id = c.user_id), '[]'),
      'next', (select max(place) from page having max(place) < (select count(*) from places)))
    from campaigns c where c.id = ${campaign} and c.user_id = (select id from viewer)`;

/** $2 is the campaign, $3 the number of lists already read. */
export const readContents = contentsOf('$2', '$3::int');

/** The campaign of an open link, where `viewer` is its owner. */
const shared = '(select campaign_id from viewer)';

/** The parts of the campaign that the owner of the link chose to show. */
export const readShared = `
    select json_build_object(${jsonFields('c', reportColumns)},
      'notes', case when ${has('notes')} then c.notes end,
      'ownerName', case when ${has('ownerName')} then (select full_name from viewer) end,
      'values', case when ${has('values')} then json_build_object(${jsonFields('c', valueColumns)}) end,
      'expiresAt', (select ${isoText('expires_at')} from viewer))
    from campaigns c where c.id = ${shared} and c.user_id = (select id from viewer)`;

/** A page of the lists of an open link's campaign. $2 is the number of lists already read. */
export const readSharedContents = contentsOf(shared, '$2::int');
