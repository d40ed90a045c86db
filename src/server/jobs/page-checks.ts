import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../request/context.ts';
import { carryOutNext } from '../page-checks/carry-out.ts';
import type { Job } from './scheduler.ts';

type CheckDeps = Pick<Deps, 'db' | 'env' | 'log'>;

/** After each check, so that a long queue does not take the processor from people. */
const REST_MS = 700;

/** Checks at the same moment, of different accounts. Most of a check waits for a page, and a page may take its time. */
const AT_ONCE = 3;

/** Every two seconds, carry out the page checks that wait. */
export function pageChecksJobs({ db, env, log }: CheckDeps): Job[] {
  const rules = { allowed: env.PAGE_CHECK_ALLOW };
  return Array.from({ length: AT_ONCE }, () => ({
    name: 'page checks',
    everyMs: 2000,
    async run() {
      while (await carryOutNext(db, rules, log)) await delay(REST_MS);
    },
  }));
}

/** Every hour, asks for the weekly check of the pages of running campaigns. */
export function weeklyPageChecksJob({ db }: Pick<Deps, 'db'>): Job {
  return { name: 'weekly page checks', everyMs: 3_600_000, run: () => askForWeeklyChecks(db) };
}

/** Pages per round. The next round handles the rest. */
const BATCH = 500;
/** Pages of an account, the last checked. A page is any label that somebody gave an address. */
const WEEKLY_PAGES = 100;

/**
 * A campaign runs while its reports reach the last 30 days. Its pages that a person has had checked are checked again a week
 * after their last check, at the address of that check.
 */
export async function askForWeeklyChecks(db: Deps['db']): Promise<void> {
  await db.execute(sql`
    insert into page_checks (user_id, campaign_id, label, url, is_weekly)
    select user_id, campaign_id, label, url, true from (
      select *, row_number() over (partition by user_id order by asked_at desc) as place from (
        select distinct on (c.campaign_id, c.label) c.*
        from page_checks c order by c.campaign_id, c.label, c.asked_at desc
      ) as of_each
    ) as newest
    where place <= ${WEEKLY_PAGES} and asked_at < now() - interval '7 days' and state = 'done'
      and exists (select from report_imports r where r.campaign_id = newest.campaign_id and r.user_id = newest.user_id
        and r.period_end > now() - interval '30 days')
      and exists (select from profiles p where p.id = newest.user_id and closed_by(p) is null)
    limit ${BATCH}`);
}
