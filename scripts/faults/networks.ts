import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { fixtures, type MadePostback } from '#domain/measuring/networks/testing/fixtures.ts';
import type { CreatedSource } from '#domain/measuring/networks/sources.ts';
import { connect } from '#server/db/client.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { makerCrypto } from '#server/testing/maker-crypto.ts';
import { AUTH_SECRET, programs } from '#server/testing/server-process.ts';
import type { Attacked } from './attacked.ts';
import { cut, killNames } from './cuts.ts';
import { databaseKinds } from './databases.ts';
import type { openVerdict } from './verdict.ts';

const networks = [
  ...(['kiwify', 'hotmart', 'eduzz', 'perfectpay'] as const),
  ...(['monetizze', 'cakto', 'digistore24', 'generic'] as const),
];
const BETWEEN_SALES = 40;
const PAUSE_MS = 20;

/** What a network reports of each order in turn: a sale, a sale and its refund, or both the other way round. */
const stories = [['sale'], ['sale', 'refund'], ['refund', 'sale']] as const;

/** Kills server and database again and again while eight networks report orders, and repeat each message until it is acknowledged. */
export async function killUnderNetworks(
  rounds: number,
  report: ReturnType<typeof openVerdict>['report'],
): Promise<void> {
  const attacked = await databaseKinds.embedded({ program: programs.built });
  const figures = await attack(attacked, rounds);
  await attacked.close();
  const { lost, wrong, strange } = figures;
  report('kills while eight networks report sales and refunds', lost + wrong + strange === 0, figures);
}

async function attack(attacked: Attacked, rounds: number) {
  const { url } = attacked.server;
  const { db, close } = connect(attacked.victim.target, { max: 2 });
  const { id: userId } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
  const { header: Cookie } = await createSession(db, userId, { secret: AUTH_SECRET, appUrl: url });
  /** The status and the number of events that each order must have. */
  const acknowledged = new Map<string, string>();
  let isRunning = true;
  let repeats = 0;
  const sendSales = async (network: (typeof networks)[number], address: string) => {
    for (let number = 0; isRunning; number += 1) {
      const id = `${network.toUpperCase()}${number}`;
      const order = { id, amountCents: 19_790, commissionCents: 9835, gclid: '', at: 1_795_000_000 };
      const story = stories[number % stories.length] ?? ['sale'];
      for (const kind of story) {
        const made = fixtures[network].make(kind, order, makerCrypto);
        while (!(await isTaken(address, made))) {
          repeats += 1;
          await delay(PAUSE_MS);
        }
      }
      acknowledged.set(`${network} ${id}`, `${story.length > 1 ? 'refunded' : 'approved'} ${story.length}`);
    }
  };
  const addresses = await Promise.all(
    networks.map(async (network) => {
      const { key } = fixtures[network];
      const answer = await fetch(`${url}/api/sales-sources`, {
        method: 'POST',
        headers: { Origin: url, 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify({ network, key }),
      });
      // Whatever address the product calls itself, it is attacked here.
      return url + new URL(((await answer.json()) as CreatedSource).url).pathname;
    }),
  );
  const sending = networks.map((network, at) => sendSales(network, addresses[at] ?? ''));
  for (let round = 0; round < rounds; round += 1) {
    const wanted = acknowledged.size + BETWEEN_SALES;
    while (acknowledged.size < wanted) await delay(PAUSE_MS);
    await cut(killNames[round % killNames.length] ?? 'server', attacked);
  }
  const wanted = acknowledged.size + BETWEEN_SALES;
  while (acknowledged.size < wanted) await delay(PAUSE_MS);
  isRunning = false;
  await Promise.all(sending);
  const { rows } = await db.execute<{ key: string; found: string }>(sql`
    select network || ' ' || order_id as key, o.status || ' ' || count(*) as found
    from network_orders o join order_events using (user_id, network, order_id) where user_id = ${userId}
    group by user_id, network, order_id, o.status`);
  await close();
  const stored = new Map(rows.map(({ key, found }) => [key, found]));
  const wrong = [...acknowledged].filter(
    ([key, expected]) => stored.has(key) && stored.get(key) !== expected,
  );
  return {
    kills: rounds,
    acknowledged: acknowledged.size,
    repeats,
    lost: [...acknowledged.keys()].filter((key) => !stored.has(key)).length,
    wrong: wrong.length,
    strange: [...stored.keys()].filter((key) => !acknowledged.has(key)).length,
  };
}

async function isTaken(address: string, { method, query, headers, body }: MadePostback): Promise<boolean> {
  const search = new URLSearchParams(query).toString();
  const answer = await fetch(search === '' ? address : `${address}?${search}`, {
    method,
    headers,
    signal: AbortSignal.timeout(15_000),
    ...(method === 'POST' && { body }),
  }).catch(() => null);
  await answer?.text().catch(() => null);
  return answer?.status === 200;
}
