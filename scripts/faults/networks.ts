import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { fixtures, type MadePostback } from '#domain/measuring/networks/testing/fixtures.ts';
import type { CreatedSource } from '#domain/measuring/networks/sources.ts';
import { connect } from '#server/db/client.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { makerCrypto } from '#server/testing/maker-crypto.ts';
import { AUTH_SECRET } from '#server/testing/server-process.ts';
import type { Attacked } from './attacked.ts';
import { cut, killNames } from './cuts.ts';

const networks = [
  ...(['kiwify', 'hotmart', 'eduzz', 'perfectpay'] as const),
  ...(['monetizze', 'cakto', 'digistore24', 'generic'] as const),
];
const BETWEEN_SALES = 40;
const PAUSE_MS = 20;

/** Kills server and database again and again while eight networks report sales, and repeat each until it is acknowledged. */
export async function killUnderNetworks(attacked: Attacked, rounds: number) {
  const { url } = attacked.server;
  const { db, close } = connect(attacked.victim.target, { max: 2 });
  const { id: userId } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
  const { header: Cookie } = await createSession(db, userId, { secret: AUTH_SECRET, appUrl: url });
  const acknowledged: string[] = [];
  let isRunning = true;
  let repeats = 0;
  const sendSales = async (network: (typeof networks)[number], address: string) => {
    for (let number = 0; isRunning; number += 1) {
      const id = `${network.toUpperCase()}${number}`;
      const order = { id, amountCents: 19_790, commissionCents: 9835, gclid: '', at: 1_795_000_000 };
      const made = fixtures[network].make('sale', order, makerCrypto);
      while (!(await isTaken(address, made))) {
        repeats += 1;
        await delay(PAUSE_MS);
      }
      acknowledged.push(`${network} ${id}`);
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
    const wanted = acknowledged.length + BETWEEN_SALES;
    while (acknowledged.length < wanted) await delay(PAUSE_MS);
    await cut(killNames[round % killNames.length] ?? 'server', attacked);
  }
  const wanted = acknowledged.length + BETWEEN_SALES;
  while (acknowledged.length < wanted) await delay(PAUSE_MS);
  isRunning = false;
  await Promise.all(sending);
  const { rows } = await db.execute<{ key: string; events: number }>(sql`
    select network || ' ' || order_id as key, count(*)::int as events
    from network_orders join order_events using (user_id, network, order_id) where user_id = ${userId} group by 1`);
  await close();
  const stored = new Map(rows.map(({ key, events }) => [key, events]));
  return {
    kills: rounds,
    acknowledged: acknowledged.length,
    repeats,
    lost: acknowledged.filter((key) => !stored.has(key)).length,
    doubled: rows.filter(({ events }) => events !== 1).length,
  };
}

async function isTaken(address: string, { method, query, headers, body }: MadePostback): Promise<boolean> {
  const search = new URLSearchParams(query).toString();
  const answer = await fetch(search === '' ? address : `${address}?${search}`, {
    ...{ method, headers, signal: AbortSignal.timeout(15_000) },
    ...(method === 'POST' && { body }),
  }).catch(() => null);
  await answer?.text().catch(() => null);
  return answer?.status === 200;
}
