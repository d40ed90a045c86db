import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { deps } = createTestApp(database);
const away = connect({ host: '/nada', user: 'nada', database: 'nada' });
afterAll(async () => {
  await deps.changes.stop();
  await Promise.all([database.close(), away.close()]);
});

const ending = AbortSignal.abort();
const trouble = () => 'O banco embutido não abriu: sem espaço.';

it.each([
  ['all is well', {}, [200, 200, 200]],
  ['the database is away', { db: away.db, databaseTrouble: trouble }, [200, 503, 503]],
  ['the server is ending', { ending }, [200, 200, 503]],
])('reports liveness, health and readiness when %s', async (_what, changes, statuses) => {
  const app = createApp({ ...deps, ...changes });
  const answers = await Promise.all(['/livez', '/healthz', '/readyz'].map(async (path) => app.request(path)));
  expect(answers.map(({ status }) => status)).toEqual(statuses);
});

it('a refusal contains the reason and when to ask again', async () => {
  const app = createApp({ ...deps, db: away.db, databaseTrouble: trouble });
  const answer = await app.request('/readyz');
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toEqual({ status: 'unavailable', reason: trouble() });
});
