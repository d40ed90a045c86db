import { eq } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import { expect, it } from 'vitest';
import { user } from '../db/schema/accounts.ts';
import { answerError } from '../middleware/answer-error.ts';
import { createShares } from '../middleware/fair-share.ts';
import type { AppEnv, UserEnv } from '../request/context.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { ADMIN_EMAIL } from '../testing/test-app.ts';
import { groupMarkedBy, routeGroups } from './route-groups.ts';

const { app, db, deps, signIn } = await openTestApp();

/** Calls that carry a proof of their own, or that tell nothing about anybody. */
const outside = [
  'GET /.well-known/security.txt',
  'GET /api/postback/:network/:secret',
  'GET /healthz',
  'GET /livez',
  'GET /readyz',
  'POST /api/one-click/morning',
  'POST /api/postback/:network/:secret',
  'POST /api/script/begin',
  'POST /api/script/commands',
  'POST /api/script/conversions',
  'POST /api/script/parts',
  'POST /api/script/results',
  'POST /api/script/start',
  'POST /api/script/trouble',
  'POST /api/script/uploaded',
  'POST /api/webhooks/stripe',
];

const handlersOf = new Map<string, ReturnType<typeof groupMarkedBy>[]>();
for (const { method, path, handler } of app.routes) {
  if (method === 'ALL') continue;
  const call = `${method} ${path}`;
  handlersOf.set(call, [...(handlersOf.get(call) ?? []), groupMarkedBy(handler)]);
}
const calls = [...handlersOf].map(([call, marks]) => [call, marks.filter(Boolean)] as const);

it.each(calls.filter(([call]) => !outside.includes(call)))('%s stands in one group', (_call, groups) => {
  expect(groups).toHaveLength(1);
});

it('only the calls that are listed stand outside of the groups', () => {
  const found = calls.filter(([, groups]) => groups.length === 0).map(([call]) => call);
  expect(found.sort()).toEqual(outside);
});

it.each([
  ['/api/admin/', 'admin'],
  ['/api/profile', 'person'],
  ['/api/profit', 'subscriber'],
])('every call below %s stands in the group %s', (prefix, group) => {
  const below = calls.filter(([call]) => call.split(' ')[1]?.startsWith(prefix));
  expect(below.length).toBeGreaterThan(0);
  expect(new Set(below.flatMap(([, groups]) => groups))).toEqual(new Set([group]));
});

const people = ['visitor', 'expired', 'subscriber', 'admin'] as const;
it.each([
  ['open', [200, 200, 200, 200]],
  ['inStatement', [200, 200, 200, 200]],
  ['person', [401, 200, 200, 200]],
  ['stream', [401, 200, 200, 200]],
  ['subscriber', [401, 402, 200, 200]],
  ['subscriberStream', [401, 402, 200, 200]],
  ['admin', [401, 403, 403, 200]],
] as const)('a group that is %s answers %j', async (group, expected) => {
  await db.delete(user).where(eq(user.email, ADMIN_EMAIL));
  const cookies = {
    visitor: '',
    expired: (await signIn({ subscriptionStatus: 'inactive' })).cookie,
    subscriber: (await signIn()).cookie,
    admin: (await signIn({ email: ADMIN_EMAIL })).cookie,
  };
  const routes = new Hono<UserEnv>().get('/', (c) => c.text('ok'));
  const whole = new Hono<AppEnv>().onError(answerError).route('/', routeGroups(deps)[group](routes));
  const ask = async (who: keyof typeof cookies) =>
    (await whole.request('/', { headers: { Cookie: cookies[who] } })).status;
  expect(await Promise.all(people.map(ask))).toEqual(expected);
});

it('a call has its guards once, behind its share and before its own handlers', () => {
  const share = createShares(deps).manyRows;
  const [first, second, third]: MiddlewareHandler[] = Array.from({ length: 3 }, () => (_, next) => next());
  if (!first || !second || !third) throw new Error('three handlers were made');
  const routes = new Hono<UserEnv>().get('/a', share, first, second).post('/a', third).get('/b', third);
  const names = new Map([
    [share, 'share'],
    [first, 'first'],
    [second, 'second'],
    [third, 'third'],
  ]);
  const nameOf = (handler: MiddlewareHandler) => names.get(handler) ?? groupMarkedBy(handler) ?? 'guard';
  const { routes: guarded } = routeGroups(deps).subscriberStream(routes.all('/*', first));
  const guards = ['guard', 'guard'];
  expect(guarded.map(({ method, path, handler }) => `${method} ${path} ${nameOf(handler)}`)).toEqual([
    ...['subscriber', 'share', ...guards, 'first', 'second'].map((name) => `GET /a ${name}`),
    ...['subscriber', ...guards, 'third'].map((name) => `POST /a ${name}`),
    ...['subscriber', ...guards, 'third'].map((name) => `GET /b ${name}`),
    'ALL /* first',
  ]);
});

it('the guards hold in any order of the routes, and reach no route of another group', async () => {
  const { open, subscriber, admin } = routeGroups(deps);
  const answer = (path: string) => new Hono<UserEnv>().get(path, (c) => c.text('ok'));
  const parts = [open(answer('/a')), subscriber(answer('/b')), admin(answer('/c')), open(answer('/:any'))];
  const expired = await signIn({ subscriptionStatus: 'inactive' });
  for (const order of [parts, parts.toReversed()]) {
    const whole = new Hono<UserEnv>().onError((error, c) => c.text(error.message, 403));
    for (const part of order.slice(order[0] === parts[0] ? 0 : 1)) whole.route('/x', part);
    const ask = async (path: string) =>
      (await whole.request(`/x${path}`, { headers: { Cookie: expired.cookie } })).status;
    expect([await ask('/a'), await ask('/b'), await ask('/c')]).toEqual([200, 403, 403]);
  }
});
