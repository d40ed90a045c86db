import { and, eq, sql } from 'drizzle-orm';
import { currencyCode } from '#domain/shared/currency-code.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import { addDays } from '#domain/shared/days.ts';
import { type Start, writtenCustomerId } from '#domain/deciding/bridge/messages.ts';
import { dayIn, type HeldTables, type Piece, piecesOf } from '#domain/deciding/bridge/pieces.ts';
import { bridgeTableNames } from '#domain/deciding/bridge/tables.ts';
import { hasCampaign } from '../db/campaign-ref.ts';
import type { Transaction } from '../db/client.ts';
import { waitForOwnWrites } from '../db/request-user.ts';
import { bridgeAccounts, bridges, bridgeTableStates } from '../db/schema/bridges.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { AppError, forbidden, tooLarge } from '../request/errors.ts';
import { MAX_CAMPAIGNS } from '../request/quotas.ts';
import { SCRIPT_VERSION } from './render-script.ts';
import type { CallingBridge } from './script-call.ts';

/** The most days of sales whose clicks are fetched again in one day. */
const MOST_SALE_DAYS = 10;

type Described = Start['accounts'][number];

interface Account {
  id: string;
  customerId: string;
  timeZone: string;
}

/** Begins a run: says which pieces each account is to send, the account with the oldest data first. */
export async function startRun(tx: Transaction, bridge: CallingBridge, message: Start) {
  const described = message.accounts.map((each) => ({
    ...each,
    customerId: writtenCustomerId(each.customerId),
  }));
  if (described.some(({ customerId }) => !mayReport(bridge, customerId))) throw forbidden();
  const answer = { scriptVersion: SCRIPT_VERSION, message: renewal(message.version) };
  if (message.preview) {
    await tx
      .update(bridges)
      .set({ lastPreviewAt: sql`now()` })
      .where(eq(bridges.id, bridge.id));
    return {
      ...answer,
      run: 0,
      accounts: described.map((each) => ({ customerId: each.customerId, pieces: sample(each) })),
    };
  }
  // It may make campaigns, of which an account has only so many. The wait comes before any row is locked.
  await waitForOwnWrites(tx, bridge.userId);
  const [begun] = await tx
    .update(bridges)
    .set({ runs: sql`${bridges.runs} + 1`, version: message.version, lastSeenAt: sql`now()` })
    .where(eq(bridges.id, bridge.id))
    .returning({ run: bridges.runs });
  const accounts = [];
  for (const each of described) accounts.push(await askFor(tx, bridge, each));
  accounts.sort((one, other) => (one.oldest < other.oldest ? -1 : 1));
  return {
    ...answer,
    run: begun?.run ?? 0,
    accounts: accounts.map(({ customerId, pieces }) => ({ customerId, pieces })),
  };
}

/** A bridge of a single account may send data of that account only. */
export function mayReport({ kind, customerId }: CallingBridge, described: string): boolean {
  return kind === 'manager' || described === customerId;
}

function renewal(version: number): string | null {
  return version < SCRIPT_VERSION
    ? 'Há uma versão nova deste script. Ele continua funcionando; copie o novo na Faísca, em Conexões.'
    : null;
}

/** A preview reads only yesterday of each table. */
function sample({ timeZone }: Described): Piece[] {
  const day = addDays(dayIn(timeZone, new Date()), -1);
  return bridgeTableNames.map((table) => ({ table, from: day, to: day }));
}

async function askFor(tx: Transaction, bridge: CallingBridge, described: Described) {
  const account = await knownAccount(tx, bridge, described);
  const states = await tx
    .select()
    .from(bridgeTableStates)
    .where(and(eq(bridgeTableStates.accountId, account.id), eq(bridgeTableStates.userId, bridge.userId)));
  const stored: HeldTables = Object.fromEntries(
    states.flatMap(({ name, held: days }) => (days ? [[name, days]] : [])),
  );
  const today = dayIn(account.timeZone, new Date());
  const clicksAt = states.find(({ name }) => name === 'clicks')?.receivedAt;
  const isFirstToday = !clicksAt || dayIn(account.timeZone, clicksAt) < today;
  const soldOn = isFirstToday ? await daysOfUnknownClicks(tx, bridge.userId) : [];
  const oldest = states.map(({ receivedAt }) => receivedAt?.toISOString() ?? '').sort()[0] ?? '';
  return { customerId: account.customerId, pieces: piecesOf(stored, today, soldOn), oldest };
}

async function knownAccount(tx: Transaction, bridge: CallingBridge, described: Described): Promise<Account> {
  const t = bridgeAccounts;
  const own = and(
    eq(t.bridgeId, bridge.id),
    eq(t.userId, bridge.userId),
    eq(t.customerId, described.customerId),
  );
  const facts = { name: described.name, timeZone: described.timeZone };
  const [known] = await tx.update(t).set(facts).where(own).returning();
  if (known) return known;
  const campaignId = (await chosenCampaign(tx, bridge)) ?? (await makeCampaign(tx, bridge.userId, described));
  const [made] = await tx
    .insert(t)
    .values({
      ...facts,
      bridgeId: bridge.id,
      userId: bridge.userId,
      campaignId,
      customerId: described.customerId,
      currency: currencyOf(described),
    })
    .returning();
  if (!made) throw new Error('no account was made');
  return made;
}

/** The campaign that the person chose for the reports of a single account, while it exists. */
async function chosenCampaign(tx: Transaction, { kind, campaignId, userId }: CallingBridge) {
  if (kind !== 'account' || campaignId === null) return null;
  return (await hasCampaign(tx, { userId, campaignId })) ? campaignId : null;
}

async function makeCampaign(tx: Transaction, userId: string, described: Described): Promise<string> {
  if ((await tx.$count(campaigns, eq(campaigns.userId, userId))) >= MAX_CAMPAIGNS)
    throw tooLarge('Sua conta na Faísca não tem lugar para mais campanhas.');
  const name = `${cutText(described.name.trim(), 80) || 'Google Ads'} (${described.customerId})`;
  const [made] = await tx
    .insert(campaigns)
    .values({ userId, name, platform: 'Google Ads', currency: currencyOf(described) })
    .returning({ id: campaigns.id });
  if (!made) throw new AppError('internal', 'A campanha não pôde ser criada.');
  return made.id;
}

function currencyOf({ currency }: Described): string {
  return currencyCode.safeParse(currency).success ? currency : 'BRL';
}

/** The days of the last sales whose click is in no report. */
async function daysOfUnknownClicks(tx: Transaction, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct coalesce(substring(s.clicked_at from '^\\d{4}-\\d{2}-\\d{2}'), s.day::text) as day
    from sale_rows s
    where s.user_id = ${userId} and s.gclid is not null and s.day > now()::date - 80
      and not exists (select from report_rows r join report_imports i on i.id = r.import_id and i.type = 'clicks'
        where r.user_id = s.user_id and r.subject = s.gclid)
    order by 1 desc limit ${MOST_SALE_DAYS}`);
  return rows.map(({ day }) => day);
}
