/** A draft as JSON. $2 is its campaign's id. */
export const readDraft = `
    select json_build_object(
      'settings', (select json_build_object('version', p.version, 'content', p.content)
        from campaign_plans p where p.campaign_id = c.id and p.user_id = c.user_id),
      'groups', (select coalesce(json_agg(json_build_object('id', g.id, 'version', g.version, 'content', g.content)), '[]')
        from ad_groups g where g.campaign_id = c.id and g.user_id = c.user_id))
    from campaigns c where c.id = $2 and c.user_id = (select id from viewer)`;

/** The rows of the file of which a campaign was made; null for a campaign made here. $2 is the campaign's id. */
export const readImported = `
    select coalesce((select p.imported from campaign_plans p
      where p.campaign_id = c.id and p.user_id = c.user_id), 'null'::jsonb)
    from campaigns c where c.id = $2 and c.user_id = (select id from viewer)`;
