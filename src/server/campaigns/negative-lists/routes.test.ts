import { beforeEach, describe, expect, it } from 'vitest';
import type {
  DeletedNegativeList,
  NegativeList,
  NegativeListSummary,
} from '#domain/making/structure/negative-lists.ts';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import { createCampaign, createNegativeList } from '../../testing/factories.ts';
import { openTestApp } from '../../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let cookie: string;
let userId: string;
let campaign: string;

const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  request(method, `/api${path}`, { cookie, body });
const askJson = async <Answer>(method: string, path: string, body?: Record<string, unknown>) =>
  (await (await ask(method, path, body)).json()) as Answer; // the type that the route declares
const statusOf = async (answer: ReturnType<typeof ask>) => (await answer).status;

const make = (fields: Record<string, unknown> = {}) =>
  askJson<NegativeList>('POST', '/negative-lists', { name: 'Curiosos', negatives: ['grátis'], ...fields });
const all = () => askJson<NegativeListSummary[]>('GET', '/negative-lists');
const one = (id: string) => askJson<NegativeList>('GET', `/negative-lists/${id}`);

beforeEach(async () => {
  ({ cookie, id: userId } = await signIn());
  campaign = (await createCampaign(db, userId, { name: 'BR' })).id;
});

it('a list keeps each negative once, in the notation of Google', async () => {
  const negatives = ['Grátis', '-grátis', '"como fazer"', 'Receita\tExata', '[receita]', ' '];
  const made = await make({ name: '  Curiosos ', negatives, campaignIds: [campaign] });
  const list = {
    id: made.id,
    name: 'Curiosos',
    version: 1,
    campaignIds: [campaign],
    negatives: ['grátis', '"como fazer"', '[receita]'],
  };
  expect(made).toEqual(list);
  expect(await one(made.id)).toEqual(list);
  const { negatives: _, ...summary } = list;
  expect(await all()).toEqual([{ ...summary, count: 3 }]);
  expect(await askJson('GET', `/campaigns/${campaign}/negative-lists`)).toEqual([list]);
});

describe('a change of a list', () => {
  it('of an older version is refused, and the list stays', async () => {
    const { id } = await make();
    const changed = await askJson('PATCH', `/negative-lists/${id}`, { version: 1, negatives: ['pdf'] });
    expect(changed).toMatchObject({ version: 2, name: 'Curiosos', negatives: ['pdf'] });
    expect(await statusOf(ask('PATCH', `/negative-lists/${id}`, { version: 1, negatives: [] }))).toBe(409);
    expect(await one(id)).toEqual(changed);
  });

  it('adds to what somebody else added meanwhile', async () => {
    const { id } = await make();
    await ask('PATCH', `/negative-lists/${id}`, { version: 1, negatives: ['grátis', 'pdf'] });
    const added = await ask('POST', `/negative-lists/${id}/negatives`, { negatives: ['PDF', 'torrent'] });
    expect(await added.json()).toMatchObject({ version: 3, negatives: ['grátis', 'pdf', 'torrent'] });
  });

  it.each([
    ['without a name', { name: ' ' }, 422],
    ['with a name that Google finds too long', { name: 'á'.repeat(128) }, 422],
    ['with the longest name', { name: `a${'á'.repeat(127)}` }, 200],
    ['with the name of another list, in other letters', { name: 'OUTRA' }, 409],
    ['with its own name in other letters', { name: 'CURIOSOS' }, 200],
    ['with 5,000 negatives', { negatives: lines(negativeListLimits.negatives) }, 200],
    ['with 5,001 negatives', { negatives: lines(negativeListLimits.negatives + 1) }, 422],
    ['with many repeated lines', { negatives: [...lines(4000), ...lines(4000)] }, 200],
    ['with a field that it does not have', { language: 'pt' }, 422],
  ])('%s', async (_case, fields, status) => {
    const { id } = await make();
    await make({ name: 'Outra' });
    const answer = await ask('PATCH', `/negative-lists/${id}`, { version: 1, ...fields });
    expect(answer.status).toBe(status);
    expect((await one(id)).version).toBe(status === 200 ? 2 : 1);
  });
});

function lines(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `palavra ${at}`);
}

it('a full list takes no more negatives', async () => {
  const { id } = await make({ negatives: lines(negativeListLimits.negatives) });
  const add = (negatives: string[]) =>
    statusOf(ask('POST', `/negative-lists/${id}/negatives`, { negatives }));
  expect(await add(['palavra 7'])).toBe(200);
  expect(await add(['pdf'])).toBe(413);
  expect((await one(id)).negatives).toHaveLength(negativeListLimits.negatives);
});

it('an account has as many lists as Google takes', async () => {
  for (let at = 0; at < negativeListLimits.lists; at += 1) await createNegativeList(db, userId);
  expect(await statusOf(ask('POST', '/negative-lists', { name: 'Mais uma', negatives: [] }))).toBe(413);
  expect(await all()).toHaveLength(negativeListLimits.lists);
});

describe('the campaigns of a list', () => {
  it('are set from both sides', async () => {
    const other = (await createCampaign(db, userId)).id;
    const { id } = await make({ campaignIds: [campaign] });
    const second = await createNegativeList(db, userId, { name: 'Empregos' });
    let version = 0;
    const set = (campaignIds: string[]) =>
      askJson<NegativeList>('PATCH', `/negative-lists/${id}`, { version: (version += 1), campaignIds });
    expect((await set([campaign, other, campaign])).campaignIds.sort()).toEqual([campaign, other].sort());
    expect((await set([other])).campaignIds).toEqual([other]);
    const lists = await askJson<NegativeList[]>('PUT', `/campaigns/${campaign}/negative-lists`, {
      listIds: [second, id],
    });
    expect(lists.map(({ name }) => name)).toEqual(['Curiosos', 'Empregos']);
    expect((await one(id)).campaignIds.sort()).toEqual([campaign, other].sort());
    expect(await askJson('PUT', `/campaigns/${other}/negative-lists`, { listIds: [] })).toEqual([]);
    expect((await one(id)).campaignIds).toEqual([campaign]);
  });

  it('are own ones: a foreign one changes nothing', async () => {
    const stranger = await signIn();
    const foreign = (await createCampaign(db, stranger.id)).id;
    const foreignList = await createNegativeList(db, stranger.id);
    const { id } = await make({ campaignIds: [campaign] });
    const campaignIds = [campaign, foreign];
    expect(await statusOf(ask('PATCH', `/negative-lists/${id}`, { version: 1, campaignIds }))).toBe(404);
    const listIds = [id, foreignList];
    expect(await statusOf(ask('PUT', `/campaigns/${campaign}/negative-lists`, { listIds }))).toBe(404);
    expect(await statusOf(ask('POST', '/negative-lists', { name: 'X', negatives: [], campaignIds }))).toBe(
      404,
    );
    expect(await all()).toMatchObject([{ id, campaignIds: [campaign] }]);
  });

  it('a deleted campaign leaves the list, and a deleted list leaves the campaign', async () => {
    const { id } = await make({ campaignIds: [campaign] });
    const kept = await createNegativeList(db, userId, { campaignIds: [campaign] });
    expect(await statusOf(ask('DELETE', `/negative-lists/${id}`))).toBe(200);
    expect(await statusOf(ask('GET', `/negative-lists/${id}`))).toBe(404);
    expect(await askJson('GET', `/campaigns/${campaign}/negative-lists`)).toMatchObject([{ id: kept }]);
    await ask('DELETE', `/campaigns/${campaign}`);
    expect((await one(kept)).campaignIds).toEqual([]);
  });
});

describe('a deleted list', () => {
  const deleted = () => askJson<DeletedNegativeList[]>('GET', '/negative-lists/deleted');
  const restore = (id: string) => ask('POST', `/negative-lists/${id}/restore`);

  it('comes back as it was, with its campaigns, whatever these changed meanwhile', async () => {
    const { id } = await make({ campaignIds: [campaign] });
    const before = await one(id);
    const other = await createNegativeList(db, userId);
    await ask('DELETE', `/negative-lists/${id}`);
    expect(await deleted()).toMatchObject([{ id, name: 'Curiosos', count: 1 }]);
    expect(await all()).toMatchObject([{ id: other }]);
    await ask('PUT', `/campaigns/${campaign}/negative-lists`, { listIds: [other] });
    expect(await (await restore(id)).json()).toEqual(before);
    expect(await askJson('GET', `/campaigns/${campaign}/negative-lists`)).toMatchObject([
      { id },
      { id: other },
    ]);
    expect(await deleted()).toEqual([]);
  });

  it('is in no campaign, no copy and no change until then', async () => {
    const { id } = await make({ campaignIds: [campaign] });
    await ask('DELETE', `/negative-lists/${id}`);
    expect(await askJson('GET', `/campaigns/${campaign}/negative-lists`)).toEqual([]);
    const answers = [
      ask('PATCH', `/negative-lists/${id}`, { version: 1, negatives: [] }),
      ask('POST', `/negative-lists/${id}/negatives`, { negatives: ['pdf'] }),
      ask('PUT', `/campaigns/${campaign}/negative-lists`, { listIds: [id] }),
      ask('DELETE', `/negative-lists/${id}`),
    ];
    expect(await Promise.all(answers.map(statusOf))).toEqual([404, 404, 404, 404]);
  });

  it.each([
    ['its name was given to another list', async () => void (await make()), 409],
    [
      'the account has as many lists as Google takes',
      async () => {
        for (let at = 0; at < negativeListLimits.lists; at += 1) await createNegativeList(db, userId);
      },
      413,
    ],
  ])('stays deleted where %s', async (_, fill, status) => {
    const { id } = await make();
    await ask('DELETE', `/negative-lists/${id}`);
    await fill();
    expect((await restore(id)).status).toBe(status);
    expect(await deleted()).toMatchObject([{ id }]);
  });

  it('is gone for good once as many were deleted after it as an account may have', async () => {
    const made: string[] = [];
    for (let at = 0; at <= negativeListLimits.lists; at += 1) {
      const { id } = await make({ name: `Lista ${at}` });
      await ask('DELETE', `/negative-lists/${id}`);
      made.unshift(id);
    }
    expect((await deleted()).map(({ id }) => id)).toEqual(made.slice(0, -1));
    expect((await restore(made.at(-1) ?? '')).status).toBe(404);
  });

  it('of somebody else is none, and neither is one that was not deleted', async () => {
    const { id } = await make();
    expect((await restore(id)).status).toBe(404);
    await ask('DELETE', `/negative-lists/${id}`);
    ({ cookie } = await signIn());
    expect((await restore(id)).status).toBe(404);
    expect(await deleted()).toEqual([]);
  });
});
