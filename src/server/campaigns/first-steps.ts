import { sql } from 'drizzle-orm';
import type { FirstSteps } from '#domain/making/campaign/first-steps.ts';
import type { Database } from '../db/client.ts';

/**
 * The example is inserted in one transaction, so all its rows carry one moment. A part with a later moment, or a
 * later version of the campaign, was changed by the person.
 */
const exampleIsEdited = sql`c.version > 1
  or exists (select from campaign_plans p where p.campaign_id = c.id and p.updated_at > c.updated_at)
  or exists (select from ad_groups g where g.campaign_id = c.id and g.updated_at > c.updated_at)
  or exists (select from campaign_assets a where a.campaign_id = c.id and a.updated_at > c.updated_at)
  or exists (select from report_imports r where r.campaign_id = c.id)`;

export async function readFirstSteps(db: Database, userId: string): Promise<FirstSteps> {
  const { rows } = await db.execute<{ steps: FirstSteps }>(sql`
    with own as (select id, created_at from campaigns where user_id = ${userId} and not is_example)
    select json_build_object(
      'campaign', (select id from own order by created_at desc, id limit 1),
      'plan', exists (select from own join ad_groups g on g.campaign_id = own.id and g.user_id = ${userId}),
      'budget', exists (select from own join campaign_plans p on p.campaign_id = own.id and p.user_id = ${userId}
        where p.content ->> 'dailyBudget' is not null),
      'example', (select json_build_object('id', c.id, 'isEdited', ${exampleIsEdited})
        from campaigns c where c.user_id = ${userId} and c.is_example)) as steps`);
  const [row] = rows;
  if (!row) throw new Error('the read returned no row');
  return row.steps;
}
