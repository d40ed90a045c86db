import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignDetail, ContentsPage, WholeAsset } from '#domain/making/campaign/campaign.ts';
import { campaignAssets } from '../db/schema/campaigns.ts';
import { createCampaign } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { MAX_ACCOUNT_BYTES, MAX_LISTS } from '../request/quotas.ts';

const { db, request, signIn } = await openTestApp();

let cookie: string;
let userId: string;
let campaign: string;
let list: string;
const titles = (content: string[], more: object = {}) => ({ assetType: 'titles', content, ...more });
const origin = { product: 'VitalMax', language: 'pt', funnel: null, matchType: null };

const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  request(method, `/api/campaigns/${campaign}${path}`, { cookie, body });

const readCampaign = async () => (await (await ask('GET', '')).json()) as CampaignDetail; // the type that the route declares
const readContents = async (from = 0) =>
  (await (await ask('GET', `/contents?from=${from}`)).json()) as ContentsPage; // the type that the route declares

/** Opens every list of the campaign, one by one. */
async function opened() {
  const { assets } = await readCampaign();
  const open = async (id: string): Promise<unknown> => (await ask('GET', `/assets/${id}`)).json();
  const lists = await Promise.all(assets.map(({ id }) => open(id)));
  return lists as WholeAsset[]; // the type that the route declares
}

beforeEach(async () => {
  ({ cookie, id: userId } = await signIn());
  campaign = (await createCampaign(db, userId)).id;
  const kept = await ask('POST', '/assets', titles(['Um', 'Dois'], { name: 'Primeira', origin }));
  list = ((await kept.json()) as { id: string }).id; // status 201
});

it('renaming a list keeps its content', async () => {
  expect((await ask('PATCH', `/assets/${list}`, { name: ' Outra ' })).status).toBe(200);
  expect(await opened()).toMatchObject([{ name: 'Outra', content: ['Um', 'Dois'], origin }]);
  await ask('PATCH', `/assets/${list}`, { name: '' });
  expect(await opened()).toMatchObject([{ name: null }]);
});

it('replacing a list stores the new generator inputs and keeps the name', async () => {
  const other = { ...origin, product: 'Outro' };
  const answer = await ask('PUT', `/assets/${list}`, titles(['Três'], { origin: other }));
  expect(await answer.json()).toEqual({ itemCount: 1 });
  expect(await opened()).toMatchObject([
    { name: 'Primeira', content: ['Três'], itemCount: 1, origin: other },
  ]);
});

it('added items are appended, without duplicates', async () => {
  const answer = await ask('POST', `/assets/${list}/items`, titles(['Dois', 'Três']));
  expect(await answer.json()).toEqual({ itemCount: 3 });
  expect(await opened()).toMatchObject([{ content: ['Um', 'Dois', 'Três'], itemCount: 3, origin }]);
});

it('eight additions at the same moment are all stored', async () => {
  const added = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  await Promise.all(added.map((item) => ask('POST', `/assets/${list}/items`, titles([item]))));
  const [found] = await opened();
  expect([...(found?.content ?? [])].sort()).toEqual([...added, 'Dois', 'Um'].sort());
});

it.each([
  ['PATCH', '', { name: 'Outra' }],
  ['PUT', '', titles(['Três'])],
  ['POST', '/items', titles(['Três'])],
  ['DELETE', '', undefined],
])('%s%s of a list that is not there is refused', async (method, path, body) => {
  expect((await ask(method, `/assets/${randomUUID()}${path}`, body)).status).toBe(404);
  expect(await opened()).toMatchObject([{ name: 'Primeira', content: ['Um', 'Dois'] }]);
});

it.each(['PUT', 'POST'])('%s: a list refuses items of another type', async (method) => {
  const path = `/assets/${list}${method === 'POST' ? '/items' : ''}`;
  const answer = await ask(method, path, { assetType: 'callouts', content: ['Oi'] });
  expect(answer.status).toBe(409);
  expect(await opened()).toMatchObject([{ content: ['Um', 'Dois'] }]);
});

it("a campaign's answer contains a list’s first five items and its item count", async () => {
  const items = Array.from({ length: 1200 }, (_, n) => `Item ${n}`);
  await ask('PUT', `/assets/${list}`, titles(items, { origin }));
  const { assets } = await readCampaign();
  expect(assets).toMatchObject([{ id: list, itemCount: 1200, preview: items.slice(0, 5), name: 'Primeira' }]);
  expect(assets[0]).not.toHaveProperty('content');
  expect(await opened()).toMatchObject([{ content: items, preview: items.slice(0, 5), origin }]);
});

describe('the contents of a campaign', () => {
  const heavy = (letter: string) => Array.from({ length: 9000 }, (_, n) => `${letter}${n}`.padEnd(95, '.'));
  const keep = (content: string[]) => ask('POST', '/assets', { assetType: 'keywords', content });

  it('are one page when they are small', async () => {
    await keep(['k']);
    expect(await readContents()).toMatchObject({
      assets: [
        { assetType: 'titles', content: ['Um', 'Dois'], name: 'Primeira', origin },
        { assetType: 'keywords', content: ['k'] },
      ],
      next: null,
    });
  });

  it('are several pages of about 2 MB when they are large', async () => {
    for (const letter of ['a', 'b', 'c', 'd']) await keep(heavy(letter));
    const sizes: number[] = [];
    const firsts: unknown[] = [];
    for (let from: number | null = 0; from !== null;) {
      const page: ContentsPage = await readContents(from);
      sizes.push(Buffer.byteLength(JSON.stringify(page)));
      firsts.push(...page.assets.map(({ content }) => content[0]));
      from = page.next;
    }
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(2.2 * 1024 * 1024);
    expect(firsts.map((first) => String(first).slice(0, 2))).toEqual(['Um', 'a0', 'b0', 'c0', 'd0']);
  });

  it('are empty for a campaign without lists', async () => {
    await ask('DELETE', `/assets/${list}`);
    expect(await readContents()).toEqual({ assets: [], next: null });
  });

  it.each([['-1'], ['x'], ['1e9']])('refuse to start from %j', async (from) => {
    expect((await ask('GET', `/contents?from=${from}`)).status).toBe(422);
  });
});

it('the list of campaigns contains the beginning of long notes, a campaign contains all of them', async () => {
  const notes = 'n'.repeat(5000);
  await ask('PATCH', '', { name: 'Campanha', notes, version: 1 });
  const response = await request('GET', '/api/campaigns', { cookie });
  expect(await response.json()).toMatchObject([{ notes: 'n'.repeat(200) }]);
  expect(await readCampaign()).toMatchObject({ notes });
});

describe('an account can store at most', () => {
  const row = () => ({
    campaignId: campaign,
    userId,
    assetType: 'titles' as const,
    content: ['a'],
    itemCount: 1,
  });

  it('its number of lists per campaign', async () => {
    await db.insert(campaignAssets).values(Array.from({ length: MAX_LISTS - 1 }, row));
    const answer = await ask('POST', '/assets', titles(['Mais uma']));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      message: 'Uma campanha guarda até 300 listas. Apague as que não usa mais.',
    });
    await ask('DELETE', `/assets/${list}`);
    expect((await ask('POST', '/assets', titles(['Mais uma']))).status).toBe(201);
  });

  it('its number of bytes in all campaigns together', async () => {
    await db.update(campaignAssets).set({ byteCount: MAX_ACCOUNT_BYTES }).where(eq(campaignAssets.id, list));
    const answer = await ask('POST', '/assets', titles(['Mais uma']));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      message: 'Suas listas ocupam todo o espaço da conta. Apague as que não usa mais.',
    });
  });

  it.each(['PUT', 'POST'])('its number of bytes, also when %s makes a list longer', async (method) => {
    const path = method === 'PUT' ? `/assets/${list}` : `/assets/${list}/items`;
    await db.insert(campaignAssets).values({ ...row(), byteCount: MAX_ACCOUNT_BYTES });
    const answer = await ask(
      method,
      path,
      titles(['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Um título longo']),
    );
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      message: 'Suas listas ocupam todo o espaço da conta. Apague as que não usa mais.',
    });
  });

  it('its number of bytes, to the last one', async () => {
    const bytes = 21; // of ["Um","Dois","Três"]
    await db.insert(campaignAssets).values({ ...row(), byteCount: MAX_ACCOUNT_BYTES - bytes });
    expect((await ask('POST', `/assets/${list}/items`, titles(['Três']))).status).toBe(200);
    expect((await ask('POST', `/assets/${list}/items`, titles(['X']))).status).toBe(413);
  });

  it('no list that becomes shorter, however full the account is', async () => {
    await db.insert(campaignAssets).values({ ...row(), byteCount: MAX_ACCOUNT_BYTES });
    expect((await ask('PUT', `/assets/${list}`, titles(['A']))).status).toBe(200);
  });
});
