import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { commandWords } from '#domain/deciding/bridge/command-words.ts';
import { dayIn } from '#domain/deciding/bridge/pieces.ts';
import { factsIn } from '#domain/deciding/rules/history.ts';
import { hasNews, type MorningAccount, type MorningSilence } from '#domain/deciding/rules/morning.ts';
import type { ShownFinding } from '#domain/deciding/rules/rule.ts';
import { ruleTemplates } from '#domain/deciding/rules/templates.ts';
import { type Silence, silenceText } from '#domain/measuring/networks/silence.ts';
import type { SalesSources } from '#domain/measuring/networks/sources.ts';
import { isIn } from '#domain/measuring/reports/period.ts';
import { addDays, DAY_MS } from '#domain/shared/days.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { Database, Transaction } from '../db/client.ts';
import { bridgeCommands } from '../db/schema/bridges.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { morningMails, ruleFindings, rules } from '../db/schema/rules.ts';
import { morningMail } from '../email/morning.ts';
import { inSteps } from '../request/cooperative.ts';
import { type AccountRow, readAccounts, readOpen } from './rule-reads.ts';
import type { Call } from '../request/context.ts';
import type { RuleWork } from './rule-work.ts';
import { stopToken } from './stop-token.ts';

interface DuePerson extends Record<string, unknown> {
  userId: string;
  name: string;
  email: string;
  timeZone: string;
  lastMailAt: string | null;
  mailedSilences: Record<string, number>;
}

interface MorningLetter {
  work: RuleWork;
  /** The person's connections, with the pauses of their sales. */
  readSales: (db: Database, userId: string, now: number) => Promise<SalesSources>;
  secret: string;
  appUrl: string;
  now: Date;
}

/** The people whose morning it is: each once a day. */
export async function dueMornings(db: Database, now: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(dueQuery(now, most));
  return rows.map(({ userId }) => userId);
}

/** Writes a person's mail; none when nothing is new. */
export function writeMorning({ db, userId, caller }: Call, letter: MorningLetter): Promise<void> {
  return db.transaction((tx) => writeIn({ db: tx, userId, caller }, tx, letter));
}

function dueQuery(now: Date, most: number) {
  const local = sql`(${now.toISOString()}::timestamptz at time zone m.time_zone)`;
  return sql`
    select m.user_id as "userId" from morning_mails m
    join profiles p on p.id = m.user_id join "user" u on u.id = m.user_id
    where m.is_on and u.email_verified and closed_by(p) is null
      and (m.last_day is null or m.last_day < ${local}::date)
      and extract(hour from ${local}) >= m.from_hour and extract(hour from ${local}) < m.until_hour
    order by random() limit ${most}`; // mails that fail are not always the first
}

async function writeIn(
  call: Call,
  tx: Transaction,
  { work, readSales, secret, appUrl, now }: MorningLetter,
): Promise<void> {
  const { userId } = call;
  const { rows } = await tx.execute<DuePerson>(sql`
    select m.user_id as "userId", u.name, u.email, m.time_zone as "timeZone", to_json(m.last_mail_at)#>>'{}' as "lastMailAt",
      m.told_silences as "mailedSilences"
    from morning_mails m join "user" u on u.id = m.user_id
    where m.user_id = ${userId} and m.is_on
      and (m.last_day is null or m.last_day < (${now.toISOString()}::timestamptz at time zone m.time_zone)::date)
    for update of m skip locked`);
  const [person] = rows;
  if (!person) return; // another process has written it
  const accounts: MorningAccount[] = [];
  const open = await readOpen(tx, userId);
  const sales = await readSales(tx, userId, now.getTime());
  for (const account of await readAccounts(tx, userId)) {
    const accountNews = await accountOfMail({ call, tx, work, now, sales }, person, account, open);
    if (accountNews) accounts.push(accountNews);
  }
  const lastDay = dayIn(person.timeZone, now);
  const { silences, toldSilences } = newSilences(sales, person.mailedSilences);
  if (!hasNews({ silences, accounts })) {
    await tx.update(morningMails).set({ lastDay, toldSilences }).where(eq(morningMails.userId, userId));
    return;
  }
  const token = stopToken(secret, userId);
  const { name, email } = person;
  const mail = morningMail({ name, email, emailVerified: true }, { silences, accounts }, { appUrl, token });
  await tx.insert(mailMessages).values(mail);
  await tx
    .update(morningMails)
    .set({ lastDay, lastMailAt: now, toldSilences })
    .where(eq(morningMails.userId, userId));
}

/** Stands for all connections together beside the ids of each. */
const ALL = 'all';

/**
 * The pauses that no mail has reported yet. While the sales of all connections pause, a single one's pause is no news.
 * @param mailedSilences the last sale before each pause that a mail reported.
 */
function newSilences({ sources, silence }: SalesSources, mailedSilences: Readonly<Record<string, number>>) {
  const single = sources.flatMap(({ id, name, silence: own }) => (own ? [{ id, name, pause: own }] : []));
  const lasting = [...(silence ? [{ id: ALL, name: '', pause: silence }] : []), ...single];
  const isNew = ({ id, pause }: (typeof lasting)[number]) => mailedSilences[id] !== pause.lastAt;
  return {
    silences: lasting
      .filter((each) => isNew(each) && (silence === null || each.id === ALL))
      .map(toMorningSilence),
    toldSilences: Object.fromEntries(lasting.map(({ id, pause }) => [id, pause.lastAt])),
  };
}

function toMorningSilence({ id, name, pause }: { id: string; name: string; pause: Silence }): MorningSilence {
  return id === ALL
    ? {
        title: 'O rastreamento parece parado',
        text: `${silenceText(pause)} Se as campanhas continuam no ar, confira os endereços cadastrados nas redes e os links dos anúncios.`,
      }
    : {
        title: `${name} parou de avisar`,
        text: `${silenceText(pause)} Confira se o endereço ainda está cadastrado lá.`,
      };
}

/** Whether sales of today come by themselves; else a day's sales are known once a file has the day. */
function arrive({ sources, silence }: SalesSources): boolean {
  return silence === null && sources.some(({ lastReceivedAt }) => lastReceivedAt !== null);
}

interface MailWork {
  call: Call;
  tx: Transaction;
  work: RuleWork;
  now: Date;
  sales: SalesSources;
}

async function accountOfMail(
  { call, tx, work, now, sales: sources }: MailWork,
  { userId, lastMailAt }: DuePerson,
  account: AccountRow,
  open: readonly ShownFinding[],
): Promise<MorningAccount | null> {
  const day = addDays(dayIn(account.timeZone, now), -1);
  const since = lastMailAt === null ? new Date(now.getTime() - DAY_MS) : new Date(lastMailAt);
  const { id: accountId, campaignId, currency, name } = account;
  const history = await work.readHistory(call, { accountId, campaignId, currency }, day);
  if (!history) return null;
  const { campaigns } = await inSteps(factsIn(history, { start: day, end: day }), call.caller);
  const sold = await work.readSold(call, campaignId);
  const isCovered = history.levels.periods.some((period) => isIn(day, period));
  const [, sales = 0, revenue = 0] = sold?.days.find(([at]) => isCovered && at === day) ?? [];
  const isKnown = sold !== null && (arrive(sources) || (sold.files !== null && isIn(day, sold.files)));
  const waiting = open.filter((each) => each.accountId === accountId && each.change !== null);
  return {
    name,
    currency,
    day,
    cost: campaigns.reduce((sum, { exact }) => sum + exact.costMicros, 0) / MICROS,
    sales,
    revenue: isKnown ? revenue : null,
    ...(await readFinished(tx, userId, account, since)),
    alerts: await readAlerts(tx, userId, accountId, since),
    waiting: waiting.map(({ text, gain, kind }) => ({ text: `${ruleTemplates[kind].title}: ${text}`, gain })),
  };
}

/** What became of commands since the last mail. */
async function readFinished(
  tx: Transaction,
  userId: string,
  { bridgeId, customerId }: AccountRow,
  since: Date,
) {
  const c = bridgeCommands;
  const own = and(eq(c.userId, userId), eq(c.bridgeId, bridgeId), eq(c.customerId, customerId));
  const rows = await tx
    .select()
    .from(c)
    .where(and(own, gt(c.finishedAt, since), inArray(c.state, ['done', 'skipped', 'failed'])))
    .orderBy(c.finishedAt);
  const done = rows.filter(({ state }) => state === 'done');
  const changeTexts = done.map(({ kind, action, rule }) => {
    const { does, about } = commandWords({ kind, action });
    return `${does}: ${about}${rule === null ? '' : ' (por uma regra)'}`;
  });
  return { done: changeTexts, undone: rows.length - done.length };
}

/** Alerts of rules since the last mail: findings without a change to propose. */
async function readAlerts(
  tx: Transaction,
  userId: string,
  accountId: string,
  since: Date,
): Promise<string[]> {
  const f = ruleFindings;
  const own = and(eq(f.userId, userId), eq(rules.accountId, accountId), eq(f.state, 'open'));
  const rows = await tx
    .select({ text: f.text })
    .from(f)
    .innerJoin(rules, eq(rules.id, f.ruleId))
    .where(and(own, gt(f.createdAt, since), isNull(f.change)))
    .orderBy(f.createdAt);
  return rows.map(({ text }) => text);
}
