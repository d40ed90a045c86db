import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBridge,
  createCampaign,
  createNegativeList,
  createReportRows,
  createShare,
} from '../testing/factories.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const server = await connectAsServer(database);
const { deps, request, signIn } = createTestApp(server);
afterAll(async () => {
  await Promise.all([deps.changes.stop(), deps.sales.stop()]);
  await server.close();
  await database.close();
});

/** What a person has, by its kind. */
type Things = Awaited<ReturnType<typeof makeThings>>;
let cookie: string;
let mine: Things;
let theirs: Things;
/** Another campaign of the same person. */
let other: Things;

async function makeThings(userId: string) {
  const { id: campaign } = await createCampaign(db, userId);
  const report = await createReportRows(db, { userId, campaignId: campaign }, [{ subject: 'kit' }]);
  const { share } = await createShare(db, { userId, campaignId: campaign });
  const list = await createNegativeList(db, userId, { campaignIds: [campaign] });
  const { bridge, command } = await createBridge(db, userId);
  return { campaign, report, share, list, bridge, command };
}

beforeAll(async () => {
  const person = await signIn();
  ({ cookie } = person);
  [mine, other] = [await makeThings(person.id), await makeThings(person.id)];
  theirs = await makeThings((await signIn()).id);
});

const newFile = { name: 'Verão', source: { headers: ['Campaign'], rows: [{ 0: 'Verão' }] } };
const row = [null, '', '', 'kit', '', null, null, 1, 1, 1, 0, null, null];
const part = { from: 0, rows: [row] };

const calls: [
  what: string,
  method: string,
  of: (named: Things) => { path: string; body?: Record<string, unknown> },
][] = [
  ['a link', 'DELETE', ({ share }) => ({ path: `/api/campaigns/${mine.campaign}/shares/${share}` })],
  ['a report', 'DELETE', ({ report }) => ({ path: `/api/campaigns/${mine.campaign}/reports/${report}` })],
  [
    'a report that gets rows',
    'POST',
    ({ report }) => ({ path: `/api/campaigns/${mine.campaign}/reports/${report}/rows`, body: part }),
  ],
  ['a command', 'DELETE', ({ command }) => ({ path: `/api/bridges/${mine.bridge}/commands/${command}` })],
  [
    'a command to undo',
    'POST',
    ({ command }) => ({ path: `/api/bridges/${mine.bridge}/commands/${command}/undo` }),
  ],
];
const ofStrangers: typeof calls = [
  [
    'the campaign of a new list',
    'POST',
    ({ campaign }) => ({
      path: '/api/negative-lists',
      body: { name: `Lista ${randomUUID()}`, negatives: [], campaignIds: [campaign] },
    }),
  ],
  [
    'the campaign of a changed list',
    'PATCH',
    ({ campaign }) => ({
      path: `/api/negative-lists/${mine.list}`,
      body: { version: 1, campaignIds: [campaign] },
    }),
  ],
  [
    'the list of a campaign',
    'PUT',
    ({ list }) => ({ path: `/api/campaigns/${mine.campaign}/negative-lists`, body: { listIds: [list] } }),
  ],
  [
    'the campaign that a file is compared with',
    'POST',
    ({ campaign }) => ({
      path: '/api/campaigns/import',
      body: { campaigns: [{ ...newFile, into: campaign }] },
    }),
  ],
  [
    'the campaign of a script',
    'POST',
    ({ campaign }) => ({
      path: '/api/bridges',
      body: { kind: 'account', customerId: '123-456-7890', campaignId: campaign },
    }),
  ],
  [
    'the report of a last row',
    'POST',
    ({ campaign, report }) => ({
      path: '/api/reports/last-rows',
      body: { imports: [{ campaignId: campaign, importId: report, ...part }] },
    }),
  ],
];

it.each(calls)(
  'within an own campaign or script, %s of another one is not found',
  async (_what, method, of) => {
    for (const named of [theirs, other]) {
      const { path, body } = of(named);
      expect((await request(method, path, { cookie, body })).status).toBe(404);
    }
  },
);

it.each(ofStrangers)('%s is not found when it is of another person', async (_what, method, of) => {
  const stored = () =>
    db.execute(sql`select id, version, negatives from negative_lists
      union all select id, version, to_jsonb(name) from campaigns order by 1`);
  const before = await stored();
  const { path, body } = of(theirs);
  expect((await request(method, path, { cookie, body })).status).toBe(404);
  expect((await stored()).rows).toEqual(before.rows);
});
