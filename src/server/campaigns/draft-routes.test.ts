import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedVersions, StoredDraft } from '#domain/making/structure/draft.ts';
import { draftLimits } from '#domain/making/structure/limits.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { adGroups, campaignDrafts, campaigns } from '../db/schema/campaigns.ts';
import { MAX_ACCOUNT_BYTES, MAX_DRAFT_BYTES } from '../request/quotas.ts';
import { createCampaign } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let bia: Person;
let id: string;
const [one, two] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  [ana, bia] = await Promise.all([signIn({ name: 'Ana' }), signIn({ name: 'Bia' })]);
});
beforeEach(async () => {
  await db.delete(campaigns);
  ({ id } = await createCampaign(db, ana.id));
});

const group = (name: string, keywords: string[] = []) => ({
  name,
  position: 1,
  keywords: keywords.map((text) => ({ text, by: 'hand' })),
  negatives: [],
  ads: [],
});
const settings = { ...emptySettings, finalUrl: 'https://loja.com.br', negatives: ['grátis'] };

const save = (body: Record<string, unknown>, who = ana) =>
  request('PUT', `/api/campaigns/${id}/plan`, { cookie: who.cookie, body });
async function saved(body: Record<string, unknown>): Promise<SavedVersions> {
  const response = await save(body);
  expect(response.status).toBe(200);
  return (await response.json()) as SavedVersions; // the type that the route declares
}
async function read(): Promise<StoredDraft> {
  const response = await request('GET', `/api/campaigns/${id}/plan`, { cookie: ana.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as StoredDraft; // the type that the route declares
}

describe('the draft of a campaign', () => {
  it('is empty at first, and is saved in one call', async () => {
    expect(await read()).toEqual({ settings: null, groups: [] });
    const versions = await saved({
      settings: { version: null, content: settings },
      groups: [one, two].map((each) => ({ id: each, version: null, content: group('Fundo', ['[a]']) })),
    });
    expect(versions).toEqual({ settings: 1, groups: { [one]: 1, [two]: 1 } });
    const draft = await read();
    expect(draft.settings).toEqual({ version: 1, content: settings });
    expect(draft.groups).toHaveLength(2);
    expect(draft.groups[0]).toMatchObject({ version: 1, content: group('Fundo', ['[a]']) });
  });

  it('accepts an edit of one part and leaves the others unchanged', async () => {
    await saved({ groups: [one, two].map((each) => ({ id: each, version: null, content: group('Fundo') })) });
    expect(await saved({ groups: [{ id: one, version: 1, content: group('Meio') }] })).toEqual({
      settings: null,
      groups: { [one]: 2 },
    });
    const versions = (await read()).groups.map(({ id: each, version }) => [each, version]);
    expect(Object.fromEntries(versions)).toEqual({ [one]: 2, [two]: 1 });
  });

  it.each([
    ['an older group', { groups: [{ id: one, version: 1, content: group('Velho') }] }],
    ['older settings', { settings: { version: 1, content: settings } }],
    ['settings made twice', { settings: { version: null, content: settings } }],
    ['a group made twice', { groups: [{ id: one, version: null, content: group('Outro') }] }],
    ['the removal of an older group', { removed: [{ id: one, version: 1 }] }],
    ['the removal of an unknown group', { removed: [{ id: randomUUID(), version: 1 }] }],
  ])('refuses %s and changes nothing', async (_, part) => {
    await saved({
      settings: { version: null, content: settings },
      groups: [one, two].map((each) => ({ id: each, version: null, content: group('Fundo') })),
    });
    await saved({
      settings: { version: 1, content: settings },
      groups: [{ id: one, version: 1, content: group('Meio') }],
    });
    const before = await read();
    const groups = [
      { id: two, version: 1, content: group('Perdido') },
      ...('groups' in part ? part.groups : []),
    ];
    const response = await save({ ...part, groups });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'conflict',
      message: 'A montagem foi alterada em outra aba ou aparelho depois que você a abriu.',
    });
    expect(await read()).toEqual(before);
  });

  it('accepts only one of two simultaneous saves based on the same version', async () => {
    await saved({ groups: [{ id: one, version: null, content: group('Fundo') }] });
    const both = await Promise.all(
      ['A', 'B'].map((name) => save({ groups: [{ id: one, version: 1, content: group(name) }] })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('holds 20,000 keywords in a thousand groups', { tags: 'long' }, async () => {
    const groups = Array.from({ length: 1000 }, (_, at) => ({
      id: randomUUID(),
      version: null,
      content: group(
        `Grupo ${at}`,
        Array.from({ length: 20 }, (__, keyword) => `"comprar produto ${at} modelo ${keyword}"`),
      ),
    }));
    const versions = await saved({ groups });
    expect(Object.keys(versions.groups)).toHaveLength(1000);
    expect((await read()).groups).toHaveLength(1000);
  });

  it('loses a removed group, and keeps the others', async () => {
    await saved({ groups: [one, two].map((each) => ({ id: each, version: null, content: group('Fundo') })) });
    expect(await saved({ removed: [{ id: one, version: 1 }] })).toEqual({ settings: null, groups: {} });
    expect((await read()).groups.map(({ id: each }) => each)).toEqual([two]);
  });

  it('is deleted with its campaign', async () => {
    await saved({
      settings: { version: null, content: settings },
      groups: [{ id: one, version: null, content: group('Fundo') }],
    });
    const deleted = await request('DELETE', `/api/campaigns/${id}`, { cookie: ana.cookie });
    expect(deleted.status).toBe(200);
    expect([await db.$count(adGroups), await db.$count(campaignDrafts)]).toEqual([0, 0]);
  });

  it('cannot be read or changed by another account, even with the same group ids', async () => {
    await saved({ groups: [{ id: one, version: null, content: group('Fundo') }] });
    const path = `/api/campaigns/${id}/plan`;
    expect((await request('GET', path, { cookie: bia.cookie })).status).toBe(404);
    expect((await save({ removed: [{ id: one, version: 1 }] }, bia)).status).toBe(404);
    const other = await createCampaign(db, bia.id);
    const own = await request('PUT', `/api/campaigns/${other.id}/plan`, {
      cookie: bia.cookie,
      body: { groups: [{ id: one, version: null, content: group('Dela') }] },
    });
    expect(own.status).toBe(200);
    expect((await read()).groups[0]?.content.name).toBe('Fundo');
  });
});

describe('invalid input changes nothing and gets a message in Portuguese', () => {
  const withGroup = (content: object) => ({
    groups: [{ id: one, version: null, content: { ...group('G'), ...content } }],
  });
  const withSettings = (content: object) => ({ settings: { version: null, content } });
  it.each([
    ['a group without a name', withGroup({ name: ' ' }), 422, 'Dê um nome ao grupo.'],
    ['four ads', withGroup({ ads: Array(4).fill({}) }), 422, undefined],
    ['a group of another shape', withGroup({ owner: 'x' }), 422, undefined],
    [
      'an empty keyword',
      withGroup({ keywords: [{ text: '', by: 'hand' }] }),
      422,
      'Há uma palavra-chave vazia.',
    ],
    [
      'a long keyword',
      withGroup({ keywords: [{ text: 'x'.repeat(501), by: 'hand' }] }),
      422,
      'Há um texto com mais de 500 caracteres.',
    ],
    ['an id that is none', { groups: [{ id: '1', version: null, content: group('G') }] }, 422, undefined],
    ['an unknown country', withSettings({ countries: ['XX'] }), 422, undefined],
    ['a budget that is no amount', withSettings({ dailyBudget: '1,50' }), 422, 'Use um valor como 1234.56.'],
    ['an unknown setting', withSettings({ color: 'red' }), 422, undefined],
    [
      '20,001 keywords',
      withGroup({ keywords: Array(20_001).fill({ text: 'a', by: 'hand' }) }),
      422,
      'Um grupo aceita até 20.000 palavras-chave.',
    ],
    [
      'over 12 MB',
      withGroup({ negatives: Array(10_000).fill('x'.repeat(1300)) }),
      413,
      'O pedido passa do tamanho máximo de 12 MB.',
    ],
  ])('%s', async (_, body, status, message) => {
    const response = await save(body);
    const answer = (await response.json()) as { message: string }; // every failure has a message
    expect({ status: response.status, message: answer.message }).toEqual({
      status,
      message: message ?? answer.message,
    });
    expect(await read()).toEqual({ settings: null, groups: [] });
  });

  it('a million wrong values, and tells one of them', { tags: 'long' }, async () => {
    const wrong = { ...group('G'), negatives: Array(10_000).fill(0) };
    const groups = Array.from({ length: 100 }, () => ({ id: randomUUID(), version: null, content: wrong }));
    const response = await save({ groups });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual(['groups.0.content.negatives.0']);
  });
});

describe('what is stored fills its space to the last byte', () => {
  const groups = (...ids: string[]) => ({
    groups: ids.map((each) => ({ id: each, version: null, content: group('G') })),
  });
  /** As many more groups of this size, in Ana's campaign. */
  const fill = (campaignId: string, count: number, bytes: number) =>
    db.execute(sql`insert into ad_groups (campaign_id, user_id, id, content, byte_count)
      select ${campaignId}, ${ana.id}, gen_random_uuid(), '{}', ${bytes} from generate_series(1, ${count})`);
  const sizeOf = async (groupId: string) => {
    const [row] = await db
      .select({ bytes: adGroups.byteCount })
      .from(adGroups)
      .where(eq(adGroups.id, groupId));
    return row?.bytes ?? 0;
  };

  it.each([
    ['4,000 groups', () => fill(id, draftLimits.groups - 2, 1), 'A campanha passa de 4.000 grupos.'],
    [
      'the bytes of a campaign',
      (own: number) => fill(id, 1, MAX_DRAFT_BYTES - 2 * own),
      'A montagem passa do tamanho máximo.',
    ],
    [
      'the bytes of the account',
      async (own: number) => fill((await createCampaign(db, ana.id)).id, 1, MAX_ACCOUNT_BYTES - 2 * own),
      'Suas montagens ocupam todo o espaço da conta.',
    ],
  ])('%s', async (_what, fillUp, message) => {
    await saved(groups(one));
    await fillUp(await sizeOf(one));
    const held = await db.$count(adGroups);
    await saved(groups(two));
    const refused = await save(groups(randomUUID()));
    expect(refused.status).toBe(413);
    expect(((await refused.json()) as { message: string }).message).toContain(message); // every failure has one
    expect(await db.$count(adGroups)).toBe(held + 1);
  });
});
