import { randomUUID } from 'node:crypto';
import { convertMicros } from '#domain/measuring/profit/exact.ts';
import {
  type FixtureKind,
  fixtures,
  type MadeOrder,
  type MadePostback,
} from '#domain/measuring/networks/testing/fixtures.ts';
import type { CreatedSource } from '#domain/measuring/networks/sources.ts';
import type { StoredProfit } from '#domain/measuring/profit/profit.ts';
import { makerCrypto } from '#server/testing/maker-crypto.ts';
import { type Random, randomOf } from './random.ts';

const networks = ['kiwify', 'hotmart', 'eduzz', 'perfectpay', 'clickbank'] as const;
type Network = (typeof networks)[number];
/** These say how much of a payment went back. */
const refundInParts: readonly Network[] = ['eduzz', 'clickbank'];

const DAY = 86_400;
const RATE = '5.4321';
const CENT = 10_000;
/** Calls at the same time. */
const AT_ONCE = 8;
const COST_MICROS = 1_000_000_000;

interface Message {
  network: Network;
  made: MadePostback;
}

interface Month {
  messages: Message[];
  /** What the sales earned that stand at the end, in millionths of reais. */
  revenueMicros: number;
  sales: number;
}

/** A month of sales, refunds, chargebacks, tests and messages that nobody can read, in no order and with repeats. */
function makeMonth(draw: Random, orders: number, now: number): Month {
  const month: Month = { messages: [], revenueMicros: 0, sales: 0 };
  for (let number = 0; number < orders; number += 1) addOrder(month, draw, number, now);
  month.messages = shuffled(month.messages, draw);
  return month;
}

function addOrder(month: Month, draw: Random, number: number, now: number): void {
  const network = draw.pick(networks);
  const commissionCents = draw.whole(900, 25_000);
  const order: MadeOrder = {
    id: `SIM${number}`,
    amountCents: commissionCents * 2,
    commissionCents,
    gclid: `Cj0KCQsimulado${String(number).padStart(20, '0')}`,
    at: now - draw.whole(2 * DAY, 29 * DAY),
  };
  const later = { ...order, at: order.at + draw.whole(600, DAY) };
  const add = (kind: FixtureKind, content: MadeOrder) => {
    const made = fixtures[network].make(kind, content, makerCrypto);
    for (let copy = draw.whole(1, 3); copy > 0; copy -= 1) month.messages.push({ network, made });
  };
  const fate = draw.whole(1, 100);
  if (fate <= 3) {
    add(draw.pick(['test', 'broken'] as const), order);
    return;
  }
  add('sale', order);
  if (fate <= 17) {
    add(fate <= 13 ? 'refund' : 'chargeback', later);
    return;
  }
  const isPart = fate <= 22 && refundInParts.includes(network);
  const backCents = isPart ? draw.whole(1, commissionCents - 1) : 0;
  if (isPart) add('refund', { ...later, amountCents: backCents * 2, commissionCents: backCents });
  month.sales += 1;
  const worth = (cents: number) =>
    network === 'clickbank' ? convertMicros(cents * CENT, RATE) : cents * CENT;
  month.revenueMicros += worth(commissionCents) + (isPart ? worth(-backCents) : 0);
}

function shuffled<Item>(items: readonly Item[], draw: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: draw.next() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

/**
 * Plays a month against a running server, and compares its profit with the truth.
 * @returns whether they are equal.
 */
export async function playPostbacks(url: string, seed: number, orders: number): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000);
  const month = makeMonth(randomOf(seed), orders, now);
  const ask = await signUp(url);
  const campaign = await prepareCampaign(ask, now);
  const addresses = await connectAll(ask);
  const started = performance.now();
  const waits = await sendAll(month.messages, addresses);
  const seconds = (performance.now() - started) / 1000;
  const { total } = (await ask('GET', `/api/profit/${campaign}`)) as StoredProfit;
  const results = {
    messages: month.messages.length,
    seconds: Math.round(seconds * 10) / 10,
    p99Ms: Math.round(waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0),
    truth: { sales: month.sales, profit: (month.revenueMicros - COST_MICROS) / 1e6 },
    server: { sales: total.sales / 1e6, profit: (total.revenueMicros - total.costMicros) / 1e6 },
    statuses: total.statuses,
  };
  process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  return results.truth.sales === results.server.sales && month.revenueMicros === total.revenueMicros;
}

async function signUp(url: string): Promise<Ask> {
  const email = `simulador-${randomUUID()}@exemplo.com.br`;
  const password = randomUUID();
  const headers = { Origin: url, 'Content-Type': 'application/json' };
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/api/auth/sign-up/email', { email, password, name: 'Simulador' });
  const signedIn = await post('/api/auth/sign-in/email', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  if (!signedIn.ok || cookie === '') throw new Error(`cannot sign in: ${signedIn.status}`);
  return async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, Cookie: cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return await answer.json();
  };
}

/** A campaign with what it cost in the month, and the rate of the dollar. */
async function prepareCampaign(ask: Ask, now: number): Promise<string> {
  const dayOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);
  const period = { periodStart: dayOf(now - 31 * DAY), periodEnd: dayOf(now) };
  const { id } = (await ask('POST', '/api/campaigns', { name: 'Simulação', currency: 'BRL' })) as {
    id: string;
  };
  const report = (await ask('POST', `/api/campaigns/${id}/reports`, {
    fileName: 'campanhas.csv',
    fileHash: 'a'.repeat(64),
    type: 'campaigns',
    language: 'pt',
    currency: 'BRL',
    ...period,
    byDay: false,
    warnings: [],
    rowCount: 1,
    totals: { impressions: 1000, clicks: 100, cost: COST_MICROS / 1e6, conversions: 1 },
  })) as { id: string };
  await ask('POST', `/api/campaigns/${id}/reports/${report.id}/rows`, {
    from: 0,
    rows: [[null, 'Simulação', '', 'Simulação', '', null, null, 1000, 100, COST_MICROS, 1, null, null]],
  });
  await ask('PUT', '/api/profit/rates', { from: 'USD', to: 'BRL', day: period.periodStart, rate: RATE });
  return id;
}

async function connectAll(ask: Ask): Promise<Record<Network, string>> {
  const made: [Network, string][] = [];
  for (const network of networks) {
    const { key } = fixtures[network];
    const created = (await ask('POST', '/api/sales-sources', { network, key })) as CreatedSource;
    made.push([network, created.url]);
  }
  return Object.fromEntries(made) as Record<Network, string>; // one entry for each network
}

/** @returns how long each call took, in milliseconds. */
async function sendAll(messages: readonly Message[], addresses: Record<Network, string>): Promise<number[]> {
  const left = [...messages];
  const waits: number[] = [];
  const send = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { network, made } = next;
      const query = new URLSearchParams(made.query).toString();
      const started = performance.now();
      const answer = await fetch(query === '' ? addresses[network] : `${addresses[network]}?${query}`, {
        method: made.method,
        headers: made.headers,
        body: made.body,
      });
      await answer.text();
      waits.push(performance.now() - started);
      if (answer.status !== 200) throw new Error(`${network}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return waits;
}
