import { eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noAccountAssets } from '#domain/making/structure/account-assets.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import {
  adGroups,
  campaignAssets,
  campaignDrafts,
  campaignShares,
  campaigns,
} from '../db/schema/campaigns.ts';
import { adminAudit, securityEvents } from '../db/schema/audit.ts';
import { feedbacks } from '../db/schema/profiles.ts';
import { salesSources } from '../db/schema/sales.ts';
import { ignoredFindings, reportImports, reportRows } from '../db/schema/reports.ts';
import { session, twoFactor, user } from '../db/schema/accounts.ts';
import { accountAssets } from '../db/schema/account-assets.ts';
import { createCampaign, createNegativeList, createUser, type TestUser } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { enableTwoFactor } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, newAddress, readMail } from '../testing/visitor.ts';
import { deleteAccount } from './delete-account.ts';
import { exportInPieces, exportSnapshot } from './export-account.ts';
import { countBelongings } from './queries.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

const APP_URL = 'https://faisca.example';
const testApp = await openTestApp(BEHIND_PROXY);
const { db } = testApp;

const trial = { plan: 'pro', subscriptionStatus: 'trialing', trialExpiresAt: null } as const;

/**
 * Creates a person with a campaign, a list, a feedback message, an audit row, a mail, sign-ins and a second
 * factor.
 */
async function createLivedInAccount() {
  const owner = await createUser(db);
  const address = newAddress();
  const visitor = createVisitor(testApp, address);
  await visitor.signIn(owner.email);
  await enableTwoFactor(visitor);
  await visitor.post('/request-password-reset', { email: owner.email });
  const campaign = await createCampaign(db, owner.id, { name: 'Vitalis' });
  const content = ['comprar vitalis'];
  const list = { campaignId: campaign.id, userId: owner.id, assetType: 'keywords' as const };
  await db.insert(campaignAssets).values({ ...list, content, itemCount: 1 });
  const part = { campaignId: campaign.id, userId: owner.id, byteCount: 2 };
  await db
    .insert(campaignDrafts)
    .values({ ...part, content: { ...emptySettings, callouts: ['Frete rápido'] } });
  const group = { name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [] };
  await db.insert(adGroups).values({ ...part, id: randomUUID(), content: group });
  await importReport(campaign.id, owner.id);
  await db.insert(ignoredFindings).values({ ...part, key: 'term:kit' });
  const end = { label: 'Cliente', extras: [], expiresAt: new Date() };
  await db.insert(campaignShares).values({ ...part, ...end, tokenHash: `resumo-${campaign.id}` });
  await createNegativeList(db, owner.id, { name: 'Curiosos', campaignIds: [campaign.id] });
  const shared = { ...noAccountAssets(), callouts: ['Frete grátis'] };
  await db.insert(accountAssets).values({ userId: owner.id, content: shared });
  await db.insert(feedbacks).values({ userId: owner.id, content: 'Gostei.' });
  const admin = await createUser(db);
  const change = { action: 'inativar' as const, before: trial, after: trial };
  await db.insert(adminAudit).values({ ...change, adminId: admin.id, userId: owner.id });
  return { owner, admin, visitor, address };
}

async function importReport(campaignId: string, userId: string): Promise<void> {
  const totals = { impressions: 1, clicks: 1, cost: 1, conversions: 0 };
  const period = { periodStart: '2026-05-01', periodEnd: '2026-05-15', byDay: false };
  const file = { fileName: 'termos.csv', fileHash: 'a'.repeat(64), type: 'search_terms' as const };
  const [imported] = await db
    .insert(reportImports)
    .values({ ...file, ...period, campaignId, userId, totals, warnings: [], rowCount: 1, received: 1 })
    .returning();
  const texts = { campaign: '', adGroup: '', subject: 'kit', keyword: '' };
  await db.insert(reportRows).values({ ...texts, userId, importId: imported?.id ?? '', position: 0 });
}

/** Returns every row of every table, as one text each, that contains any of these words. */
async function rowsWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = await Promise.all(
    rows.map(({ name }) =>
      db.execute<{ line: string }>(
        sql`select ${name} || ' ' || t::text as line from ${sql.identifier(name)} t`,
      ),
    ),
  );
  const lines = found.flatMap((result) => result.rows.map(({ line }) => line));
  return lines.filter((line) => words.some((word) => line.includes(word)));
}

const secretsOf = async ({ id }: TestUser) => {
  const tokens = await db.select({ token: session.token }).from(session).where(eq(session.userId, id));
  const [factor] = await db.select().from(twoFactor).where(eq(twoFactor.userId, id));
  return [...tokens.map(({ token }) => token), factor?.secret ?? '', factor?.backupCodes ?? ''];
};

interface Exported {
  sessions: unknown[];
  securityEvents: unknown[];
}

/** What the operator's command prints; undefined when no account has the e-mail. */
async function readExport(email: string): Promise<Exported | undefined> {
  let text = '';
  const isKnown = await exportSnapshot(db, email, (piece) => {
    text += piece;
  });
  return isKnown ? (JSON.parse(text) as Exported) : undefined; // its other parts are compared as a whole
}

describe('the export of an account', () => {
  it('contains profile, campaigns with lists, feedback, sessions, audit, security events and mails', async () => {
    const { owner, address } = await createLivedInAccount();
    const stored = await readExport(` ${owner.email.toUpperCase()} `);
    expect(stored).toMatchObject({
      account: { id: owner.id, email: owner.email },
      profile: { id: owner.id, fullName: owner.name },
      secondFactor: { active: true },
      signInMethods: [{ provider: 'credential' }],
      campaigns: [
        {
          name: 'Vitalis',
          lists: [{ content: ['comprar vitalis'] }],
          plan: { callouts: ['Frete rápido'] },
          adGroups: [{ content: { name: 'Fundo' } }],
          reports: [{ fileName: 'termos.csv', rowCount: 1 }],
          links: [{ label: 'Cliente' }],
          ignored: ['term:kit'],
        },
      ],
      negativeLists: [{ name: 'Curiosos', negatives: ['grátis'], campaigns: [expect.any(String)] }],
      accountAssets: [{ content: { callouts: ['Frete grátis'] } }],
      feedbacks: [{ content: 'Gostei.' }],
      subscriptionChanges: [{ action: 'inativar' }],
      letters: [
        { subject: 'A verificação em duas etapas da sua conta na Faísca foi ligada' },
        { subject: 'Redefina sua senha da Faísca' },
      ],
    });
    expect(stored?.sessions.length).toBeGreaterThan(0);
    expect(stored?.securityEvents).toContainEqual(expect.objectContaining({ event: 'sign_in', address }));
  });

  it('is made in small pieces, whatever it contains', async () => {
    const owner = await createUser(db);
    const word = (at: number) => `palavra ${at} `.padEnd(100, 'x');
    for (const name of ['Primeira', 'Segunda']) {
      const { id: campaignId } = await createCampaign(db, owner.id, { name });
      const content = Array.from({ length: 8000 }, (_, at) => word(at));
      const ref = { campaignId, userId: owner.id, byteCount: 800_000 };
      for (let at = 0; at < 3; at += 1)
        await db.insert(campaignAssets).values({ ...ref, assetType: 'keywords', content, itemCount: 8000 });
      const keywords = content.map((text) => ({ text, by: 'hand' as const }));
      for (const name of ['Fundo', 'Meio'])
        await db.insert(adGroups).values({
          ...ref,
          id: randomUUID(),
          content: { name, position: 1, keywords, negatives: [], ads: [] },
        });
    }
    await db.insert(feedbacks).values([
      { userId: owner.id, content: 'a'.repeat(900_000) },
      { userId: owner.id, content: 'b'.repeat(900_000) },
    ]);
    const pieces: string[] = [];
    for await (const piece of (await exportInPieces(db, owner.email)) ?? []) pieces.push(piece);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_500_000);
    const stored = JSON.parse(pieces.join('')) as unknown;
    const lists = Array.from({ length: 3 }, () => ({ itemCount: 8000 }));
    expect(stored).toMatchObject({
      campaigns: [
        { name: 'Primeira', lists, adGroups: [{}, {}], plan: null, imported: null },
        { name: 'Segunda', lists, adGroups: [{}, {}] },
      ],
      feedbacks: [{}, {}],
    });
    expect(stored).toEqual(await readExport(owner.email));
  });

  it('reads tables of any length in parts, and each row once', async () => {
    const owner = await createUser(db);
    await db.execute(sql`insert into security_events (event, outcome, user_id, address, created_at)
      select 'sign_in', 'ok', ${owner.id}, n::text, now() - interval '1 day' from generate_series(1, 12500) n`);
    await db.execute(sql`insert into click_codes (user_id, code, click_id, click_id_kind)
      select ${owner.id}, n::text, repeat('c', 300), 'gclid' from generate_series(1, 12500) n`);
    const pieces: string[] = [];
    for await (const piece of (await exportInPieces(db, owner.email)) ?? []) pieces.push(piece);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_500_000);
    const { securityEvents: events, clickCodes } = JSON.parse(pieces.join('')) as {
      securityEvents: { address: string }[];
      clickCodes: { code: string }[];
    };
    expect([events.length, new Set(events.map(({ address }) => address)).size]).toEqual([12_500, 12_500]);
    expect([clickCodes.length, new Set(clickCodes.map(({ code }) => code)).size]).toEqual([12_500, 12_500]);
  });

  it('asks the database seldom: once for an empty campaign, and for small rows in longer parts', async () => {
    const owner = await createUser(db);
    for (let n = 0; n < 20; n += 1) await createCampaign(db, owner.id, { name: `Campanha ${n}` });
    const [source] = await db
      .insert(salesSources)
      .values({ userId: owner.id, network: 'generic', name: 'Rede', secretHash: owner.id })
      .returning();
    const receive = (rows: number, letters: number) =>
      db.execute(sql`insert into sale_receipts (user_id, source_id, digest, contents, state)
        select ${owner.id}, ${source?.id}, gen_random_uuid(), json_build_object('a', repeat('ã', ${letters}::int)), 'read'
        from generate_series(1, ${rows}::int)`);
    await receive(500, 10);
    const reads = async () => {
      let [count, most] = [0, 0];
      const pieces = await exportInPieces(db, owner.email, (read) => {
        count += 1;
        return read();
      });
      for await (const piece of pieces ?? []) most = Math.max(most, piece.length);
      return { count, most };
    };
    // Two of the account, one of each table, seven of the receipts, one of each campaign and of two parts of them.
    expect((await reads()).count).toBeLessThan(60);
    await receive(200, 60_000);
    expect((await reads()).most).toBeLessThan(8 * 1024 * 1024);
  });

  it('hands a large imported campaign over in small pieces', async () => {
    const owner = await createUser(db);
    const { id: campaignId } = await createCampaign(db, owner.id, { name: 'Importada' });
    await db.execute(sql`insert into campaign_plans (user_id, campaign_id, content, byte_count, imported)
      select ${owner.id}, ${campaignId}, '{}', 2, jsonb_build_object('rows', jsonb_agg(repeat('🎁', 100)))
      from generate_series(1, 10000)`);
    const pieces: string[] = [];
    for await (const piece of (await exportInPieces(db, owner.email)) ?? []) pieces.push(piece);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_000_000);
    const sent = Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString();
    expect(JSON.parse(sent)).toMatchObject({
      campaigns: [{ imported: { rows: Array.from({ length: 10_000 }, () => '🎁'.repeat(100)) } }],
    });
  });

  it('contains no password, token, second factor or link', async () => {
    const { owner } = await createLivedInAccount();
    const text = JSON.stringify(await readExport(owner.email));
    const mail = await readMail(db, owner.email);
    const resetToken = mail.at(-1)?.token ?? '';
    for (const secret of [...(await secretsOf(owner)), resetToken, 'resumo-']) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain('$argon2');
  });

  it('contains nothing of other accounts, and an unknown e-mail has no export', async () => {
    const [{ owner }, other] = [await createLivedInAccount(), await createLivedInAccount()];
    const text = JSON.stringify(await readExport(owner.email));
    for (const word of [other.owner.id, other.owner.email, other.admin.id]) expect(text).not.toContain(word);
    expect(await readExport('ninguem@exemplo.com.br')).toBeUndefined();
  });
});

describe('the deletion of an account', () => {
  it('leaves no row with its id or e-mail, and keeps the audit without person and network address', async () => {
    const { owner, admin, visitor, address } = await createLivedInAccount();
    const events = await db.$count(securityEvents, eq(securityEvents.userId, owner.id));
    const unnamed = await db.$count(securityEvents, isNull(securityEvents.userId));
    expect(events).toBeGreaterThan(0);
    expect(await rowsWith([owner.id, owner.email])).not.toEqual([]);
    expect(await deleteAccount(db, owner.email)).toBe(true);
    expect(await rowsWith([owner.id, owner.email])).toEqual([]);
    expect(await db.$count(securityEvents, eq(securityEvents.address, address))).toBe(0);
    expect(await db.$count(securityEvents, isNull(securityEvents.userId))).toBe(unnamed + events + 1);
    expect(await db.select().from(adminAudit).where(eq(adminAudit.adminId, admin.id))).toMatchObject([
      { userId: null, action: 'inativar' },
    ]);
    expect(await visitor.isKnown()).toBe(false);
  });

  it('changes no other account', async () => {
    const [{ owner }, other] = [await createLivedInAccount(), await createLivedInAccount()];
    const before = await readExport(other.owner.email);
    await deleteAccount(db, owner.email);
    expect(await readExport(other.owner.email)).toEqual(before);
  });

  it('of an unknown e-mail changes nothing', async () => {
    const counts = () => Promise.all([db.$count(user), db.$count(campaigns), db.$count(securityEvents)]);
    const before = await counts();
    expect(await deleteAccount(db, 'ninguem@exemplo.com.br')).toBe(false);
    expect(await counts()).toEqual(before);
  });

  it('is announced with the number of rows that it deletes', async () => {
    const { owner } = await createLivedInAccount();
    expect(await countBelongings(db, owner.id)).toMatchObject({ campaigns: 1, lists: 1, feedbacks: 1 });
  });
});

describe('the removal of a second factor by the operator', () => {
  it('removes factor and sessions, is recorded, and sends the person a mail', async () => {
    const { owner, visitor } = await createLivedInAccount();
    expect(await removeSecondFactor(db, owner.email, APP_URL)).toBe('removed');
    expect(await db.$count(twoFactor, eq(twoFactor.userId, owner.id))).toBe(0);
    expect(await visitor.isKnown()).toBe(false);
    const events = await db.select().from(securityEvents).where(eq(securityEvents.userId, owner.id));
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'second_factor_removed', outcome: 'ok', address: 'operator' }),
    );
    const letter = (await readMail(db, owner.email)).at(-1);
    expect(letter?.subject).toBe('A verificação em duas etapas da sua conta na Faísca foi desligada');
    expect(letter?.text).toContain(`${APP_URL}/forgot-password`);
    const again = createVisitor(testApp);
    expect(await (await again.signIn(owner.email)).json()).not.toHaveProperty('twoFactorRedirect');
    expect(await again.isKnown()).toBe(true);
  });

  it('changes nothing without a factor or without an account', async () => {
    const owner = await createUser(db);
    expect(await removeSecondFactor(db, owner.email, APP_URL)).toBe('no-factor');
    expect(await removeSecondFactor(db, 'ninguem@exemplo.com.br', APP_URL)).toBe('no-account');
    expect(await readMail(db, owner.email)).toEqual([]);
    expect(await db.$count(securityEvents, eq(securityEvents.userId, owner.id))).toBe(0);
  });
});
