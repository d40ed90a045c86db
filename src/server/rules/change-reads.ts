import { and, desc, eq, sql } from 'drizzle-orm';
import { dayIn } from '#domain/deciding/bridge/pieces.ts';
import { type LoggedChange, measureChanges, type MeasuredChange } from '#domain/deciding/rules/change-log.ts';
import { addDays } from '#domain/shared/days.ts';
import { isoOrNull } from '../db/iso-date.ts';
import { bridgeCommands } from '../db/schema/bridges.ts';
import { inSteps } from '../request/cooperative.ts';
import { type AccountRow, readAccount } from './rule-reads.ts';
import type { Call } from '../request/context.ts';
import type { RuleWork } from './rule-work.ts';

const MOST = 200;
const DAYS = 90;

/** Who or what changed an account, when, from what to what, and what came after; the newest first. */
export async function readChangeLog(
  call: Call,
  { readHistory }: Pick<RuleWork, 'readHistory'>,
  accountId: string,
): Promise<MeasuredChange[] | null> {
  const account = await readAccount(call.db, call.userId, accountId);
  if (!account) return null;
  const today = dayIn(account.timeZone, new Date());
  const of = { accountId, campaignId: account.campaignId, currency: account.currency };
  const history = await readHistory(call, of, addDays(today, -DAYS));
  const changes = [...(await readCommands(call, account)), ...(await readGoogles(call, account))]
    .sort((one, other) => sortKey(other).localeCompare(sortKey(one)))
    .slice(0, MOST);
  if (!history)
    return changes.map((change) => ({ ...change, currency: account.currency, brought: null, others: 0 }));
  return inSteps(measureChanges(changes, history, today), call.caller);
}

const sortKey = ({ day, at }: LoggedChange) => `${day} ${at ?? ''}`;

async function readCommands({ db, userId }: Call, account: AccountRow): Promise<LoggedChange[]> {
  const c = bridgeCommands;
  const own = and(
    ...[eq(c.userId, userId), eq(c.bridgeId, account.bridgeId), eq(c.customerId, account.customerId)],
    eq(c.state, 'done'),
  );
  const rows = await db.select().from(c).where(own).orderBy(desc(c.finishedAt)).limit(MOST);
  return rows.map(({ id, kind, action, state, before, after, rule, finishedAt }) => ({
    id,
    text: '',
    author: rule === null ? { is: 'person' } : { is: 'rule', rule },
    day: dayIn(account.timeZone, finishedAt ?? new Date()),
    at: isoOrNull(finishedAt),
    campaign: typeof action['campaign'] === 'string' ? action['campaign'] : null,
    command: { kind, action, state, before, after },
  }));
}

/** The changes in Google's history, without those of our scripts, which are listed above. */
async function readGoogles({ db, userId }: Call, account: AccountRow): Promise<LoggedChange[]> {
  const { rows } = await db.execute<{
    day: string;
    campaign: string;
    subject: string;
    client: string | null;
  }>(sql`
    select r.day::text as day, r.campaign, r.subject, r.details->>'user' as client
    from report_imports i join report_rows r on r.user_id = i.user_id and r.import_id = i.id
    where i.user_id = ${userId} and i.bridge_account_id = ${account.id} and i.type = 'change_history' and r.day is not null
      and coalesce(r.details->>'user', '') <> 'GOOGLE_ADS_SCRIPTS'
    order by r.day desc, r.position desc limit ${MOST}`);
  return rows.map(({ day, campaign, subject, client }, at) => ({
    id: `google-${at}`,
    day,
    at: null,
    command: null,
    text: subject,
    campaign: campaign === '' ? null : campaign,
    author: { is: 'google', client: client ?? '' },
  }));
}
