import { type SQL, sql } from 'drizzle-orm';
import { type NoticeKind, noticeKinds } from '#domain/account/notices.ts';
import { pages } from '#domain/pages/pages.ts';
import type { Deps } from '../request/context.ts';
import type { Database } from '../db/client.ts';
import { mailMessages } from '../db/schema/mail.ts';
import type { Mail, Recipient } from '../email/compose.ts';
import { pageWorseMail, paymentEndedMail, paymentFailedMail, trialEndingMail } from '../email/notices.ts';
import type { Job } from './scheduler.ts';

/** Rows per round. The next round handles the rest. */
const BATCH = 200;

interface Notice {
  /** The moment that the notice is about, such as the end of the trial. */
  about: SQL;
  when: SQL;
  mail: (user: Recipient, link: string) => Mail;
  /** The campaign to whose page the mail leads. Default: the mail leads to the plans. */
  campaign?: SQL;
}

const notices: Record<NoticeKind, Notice> = {
  trial_ending: {
    about: sql`p.trial_expires_at`,
    when: sql`p.subscription_status = 'trialing'
      and p.trial_expires_at > now() and p.trial_expires_at <= now() + interval '1 day'`,
    mail: trialEndingMail,
  },
  payment_failed: {
    about: sql`p.grace_ends_at`,
    when: sql`p.subscription_status = 'active' and p.grace_ends_at > now()`,
    mail: paymentFailedMail,
  },
  payment_ended: {
    about: sql`p.grace_ends_at`,
    when: sql`p.subscription_status = 'inactive'
      and p.grace_ends_at <= now() and p.grace_ends_at > now() - interval '7 days'`,
    mail: paymentEndedMail,
  },
  // One notice a week, however many pages turned bad.
  page_worse: {
    about: sql`date_trunc('week', now())`,
    when: sql`exists (select from page_checks c where c.user_id = p.id and c.is_weekly and c.is_worse
      and c.finished_at > date_trunc('week', now()))`,
    mail: pageWorseMail,
    campaign: sql`(select c.campaign_id from page_checks c where c.user_id = p.id and c.is_weekly and c.is_worse
      order by c.finished_at desc limit 1)`,
  },
};

/** Every minute, closes accounts whose grace period is over and queues the mails that are due. */
export function noticesJob(deps: Pick<Deps, 'db' | 'env'>): Job {
  return { name: 'notices', everyMs: 60_000, run: () => sendDueNotices(deps) };
}

export async function sendDueNotices({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<void> {
  await closeOverdueAccounts(db);
  for (const kind of noticeKinds) {
    await queueNotices(db, kind, env.APP_URL);
  }
}

/** `hasAccess` already refuses these accounts; this updates their stored status. */
async function closeOverdueAccounts(db: Database): Promise<void> {
  await db.execute(sql`
    update profiles set subscription_status = 'inactive', next_billing_at = null, updated_at = now()
    where subscription_status = 'active' and grace_ends_at <= now()`);
}

/** The tab with the checks of a campaign's pages. */
function pageTab(campaignId: string): string {
  return `${pages.campaign.path.replace(':id', campaignId)}/pagina`;
}

/** Records the notice and queues its mail in one transaction, so no notice is lost or sent twice. */
async function queueNotices(db: Database, kind: NoticeKind, appUrl: string): Promise<void> {
  const { about, when, mail, campaign = sql`null::uuid` } = notices[kind];
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; email: string; campaign: string | null }>(sql`
      with due as (
        select p.id, u.name, u.email, ${about} as about, ${campaign} as campaign
        from profiles p join "user" u on u.id = p.id
        where ${when} and u.email_verified and not (${kind} = any(p.muted_notices))
          and not exists (
            select from sent_notices n where n.user_id = p.id and n.kind = ${kind} and n.about = ${about})
        limit ${BATCH}
      ), taken as (
        insert into sent_notices (user_id, kind, about) select id, ${kind}, about from due
        on conflict do nothing returning user_id
      )
      select name, email, campaign from due join taken on taken.user_id = due.id`);
    if (rows.length === 0) return;
    const letters = rows.map(({ name, email, campaign: id }) =>
      mail(
        { name, email, emailVerified: true },
        `${appUrl}${id === null ? pages.pricing.path : pageTab(id)}`,
      ),
    );
    await tx.insert(mailMessages).values(letters);
  });
}
