import { eq, sql } from 'drizzle-orm';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { capsSchema } from '#domain/deciding/bridge/messages.ts';
import { type BridgeTable, bridgeTableNames } from '#domain/deciding/bridge/tables.ts';
import { addDays } from '#domain/shared/days.ts';
import type { AdGroup } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { hashPassword } from '../auth/passwords.ts';
import { hashSecret } from '../request/secrets.ts';
import { SESSION_SECONDS, sessionCookieName } from '../session/session-life.ts';
import type { Database } from '../db/client.ts';
import { addTermSums } from '../db/term-sums.ts';
import { account, session, user } from '../db/schema/accounts.ts';
import { adGroups, campaignDrafts, campaignShares, campaigns } from '../db/schema/campaigns.ts';
import { bridgeAccounts, bridgeCommands, bridges, bridgeTableStates } from '../db/schema/bridges.ts';
import { negativeListCampaigns, negativeLists } from '../db/schema/negative-lists.ts';
import { profiles } from '../db/schema/profiles.ts';
import { reportImports, reportRows } from '../db/schema/reports.ts';

export const PASSWORD = 'senha-de-teste';
/** Hashing is slow by design. Tests that never type the password share one hash. */
const passwordHash = hashPassword(PASSWORD);

export const newEmail = () => `${randomUUID()}@exemplo.com.br`;

export interface TestUser {
  id: string;
  email: string;
  name: string;
}

type UserOptions = Partial<{ email: string; name: string; emailVerified: boolean }> &
  Partial<
    Pick<
      typeof profiles.$inferInsert,
      'plan' | 'subscriptionStatus' | 'trialExpiresAt' | 'graceEndsAt' | 'createdAt' | 'closedGuides'
    >
  >;

/** Creates an account as a sign-up does. Default: confirmed and in its trial. */
export async function createUser(db: Database, options: UserOptions = {}): Promise<TestUser> {
  const { name = 'Pessoa de Teste', emailVerified = true, ...rest } = options;
  const { email = newEmail(), ...profile } = rest;
  const [row] = await db.insert(user).values({ name, email, emailVerified }).returning();
  if (!row) throw new Error('no user was made');
  const password = await passwordHash;
  await db.insert(account).values({ userId: row.id, providerId: 'credential', accountId: row.id, password });
  if (Object.keys(profile).length > 0) await db.update(profiles).set(profile).where(eq(profiles.id, row.id));
  return { id: row.id, email, name };
}

/**
 * Creates a session without the sign-in screen. Returns its cookie's value, and the header with the cookie.
 */
export async function createSession(
  db: Database,
  userId: string,
  { secret, appUrl }: { secret: string; appUrl: string },
): Promise<{ token: string; name: string; value: string; header: string }> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await db.insert(session).values({ token, userId, expiresAt });
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const name = sessionCookieName(appUrl);
  const value = encodeURIComponent(`${token}.${signature}`);
  return { token, name, value, header: `${name}=${value}` };
}

/** Creates a campaign without lists for this account. */
export async function createCampaign(
  db: Database,
  userId: string,
  fields: Partial<typeof campaigns.$inferInsert> = {},
) {
  const [row] = await db
    .insert(campaigns)
    .values({ name: 'Campanha', ...fields, userId })
    .returning();
  if (!row) throw new Error('no campaign was made');
  return row;
}

/** Stores a campaign's plan: its settings, and one ad group for each of the given contents. */
export async function createDraft(
  db: Database,
  ref: { userId: string; campaignId: string },
  plan: { settings: CampaignSettings; groups: readonly AdGroup[] },
): Promise<void> {
  const sized = <Content>(content: Content) => ({
    ...ref,
    content,
    byteCount: Buffer.byteLength(JSON.stringify(content)),
  });
  await db.insert(campaignDrafts).values(sized(plan.settings));
  if (plan.groups.length > 0)
    await db.insert(adGroups).values(plan.groups.map((group) => ({ ...sized(group), id: randomUUID() })));
}

/**
 * Creates a link to a campaign that works for a day.
 * @returns its id and its token.
 */
export async function createShare(db: Database, ref: { userId: string; campaignId: string }) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + 86_400_000);
  const [row] = await db
    .insert(campaignShares)
    .values({ ...ref, tokenHash: hashSecret(token), label: '', extras: [], expiresAt })
    .returning();
  if (!row) throw new Error('no link was made');
  return { share: row.id, token };
}

/**
 * Creates a shared list of negatives that these campaigns use.
 * @returns its id.
 */
export async function createNegativeList(
  db: Database,
  userId: string,
  { name = `Lista ${randomUUID()}`, negatives = ['grátis'], campaignIds = [] as string[] } = {},
): Promise<string> {
  const [list] = await db.insert(negativeLists).values({ userId, name, negatives }).returning();
  if (!list) throw new Error('no list was made');
  if (campaignIds.length > 0)
    await db
      .insert(negativeListCampaigns)
      .values(campaignIds.map((campaignId) => ({ userId, listId: list.id, campaignId })));
  return list.id;
}

/**
 * Creates a bridge with one command that waits.
 * @returns their ids.
 */
export async function createBridge(db: Database, userId: string) {
  const customerId = '123-456-7890';
  const caps = capsSchema.parse({});
  const [bridge] = await db
    .insert(bridges)
    .values({
      userId,
      kind: 'account',
      customerId,
      caps,
      reportsTokenHash: randomUUID(),
      commandsTokenHash: randomUUID(),
    })
    .returning();
  if (!bridge) throw new Error('no bridge was made');
  const [command] = await db
    .insert(bridgeCommands)
    .values({
      userId,
      bridgeId: bridge.id,
      customerId,
      set: randomUUID(),
      position: 0,
      kind: 'pause_campaign',
      action: { campaign: 'BR' },
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning();
  return { bridge: bridge.id, command: command?.id ?? '' };
}

/**
 * Adds the account of a bridge, of which a run has brought everything today but the tables in `unread`: for those of the
 * others that each hour reads, the next run asks for the last days.
 */
export async function createReadAccount(
  db: Database,
  ref: { userId: string; bridgeId: string; campaignId: string; customerId: string },
  { today, unread = [] }: { today: string; unread?: readonly BridgeTable[] },
): Promise<void> {
  const described = { name: 'Conta', currency: 'BRL', timeZone: 'America/Sao_Paulo' };
  const [made] = await db
    .insert(bridgeAccounts)
    .values({ ...described, ...ref })
    .returning();
  if (!made) throw new Error('no account was made');
  const held = { from: addDays(today, -89), to: today, wholeOn: today };
  const names = bridgeTableNames.filter((name) => !unread.includes(name));
  await db
    .insert(bridgeTableStates)
    .values(names.map((name) => ({ userId: ref.userId, accountId: made.id, name, held })));
}

type StoredRow = Partial<Omit<typeof reportRows.$inferInsert, 'userId' | 'importId' | 'position'>>;

/** Stores a whole report of one row in a campaign: what it cost and sold in May 2026. */
export async function createReport(
  db: Database,
  ref: { userId: string; campaignId: string },
  sums: StoredRow,
  fields: Partial<typeof reportImports.$inferInsert> = {},
): Promise<void> {
  await createReportRows(db, ref, [sums], { byDay: false, ...fields });
}

/** Stores a whole report of May 2026 with these rows, and the sums of its days. */
export async function createReportRows(
  db: Database,
  { userId, campaignId }: { userId: string; campaignId: string },
  rows: readonly StoredRow[],
  fields: Partial<typeof reportImports.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(reportImports)
    .values({
      fileName: 'a.csv',
      fileHash: randomUUID(),
      type: 'campaigns',
      currency: 'BRL',
      periodStart: '2026-05-01',
      periodEnd: '2026-05-31',
      byDay: true,
      warnings: [],
      rowCount: rows.length,
      received: rows.length,
      totals: { impressions: null, clicks: null, cost: null, conversions: null },
      ...fields,
      userId,
      campaignId,
    })
    .returning();
  if (!row) throw new Error('no import was made');
  const texts = { campaign: 'BR', adGroup: '', subject: 'BR', keyword: '' };
  const placed = { userId, importId: row.id };
  await db
    .insert(reportRows)
    .values(rows.map((each, position) => ({ ...texts, ...each, ...placed, position })));
  await db.execute(sql`
    insert into report_days (user_id, import_id, day, impressions, clicks, cost_micros, conversions)
    select r.user_id, r.import_id, case when i.by_day then r.day else i.period_start end, coalesce(sum(r.impressions), 0),
      coalesce(sum(r.clicks), 0), coalesce(sum(r.cost_micros), 0), coalesce(sum(r.conversions), 0)
    from report_rows r join report_imports i on i.id = r.import_id
    where i.id = ${row.id} and (r.day is not null or not i.by_day) group by 1, 2, 3`);
  await addTermSums(db, { userId, importId: row.id, from: 0, to: rows.length });
  return row.id;
}
