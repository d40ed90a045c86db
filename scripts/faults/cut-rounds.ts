import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type Connection } from '#server/db/client.ts';
import { type Cut, cut, cutNames, othersOf } from './cuts.ts';
import type { Attacked } from './attacked.ts';
import type { Letters } from './letters.ts';
import { startWriters, type Writers } from './writers.ts';

/** Answers that count as service: written, or refused for the moment with 503. */
const honest = new Set([200, 201, 503]);
/** No answer at all, which is honest where the server itself is killed. */
const NO_ANSWER = 0;
const BETWEEN_ANSWERS = 40;
const RECOVERY_MS = 60_000;

export interface CutResult {
  cuts: number;
  died: boolean;
  hung: number;
  acknowledged: number;
  acknowledgedLists: number;
  lost: string[];
  /** Statuses that are neither a success nor an honest 503, with how often they came. */
  wrong: [status: number, times: number][];
  /** Transactions that nobody ends. */
  leaks: number;
  recoveries: number[];
}

interface Rounds {
  rounds: number;
  kinds?: readonly Cut[];
  letters?: Letters;
}

/** Cuts a server from its database, or ends it, again and again, while sixteen clients write through it. */
export async function runCuts(
  attacked: Attacked,
  { rounds, kinds = cutNames, letters }: Rounds,
): Promise<CutResult> {
  const connection = connect(attacked.victim.target, { max: 4 });
  const writers = await startWriters(connection, [attacked.server.url]);
  const recoveries: number[] = [];
  const hasDied = () =>
    attacked.server.process.exitCode !== null || attacked.server.process.signalCode !== null;
  let cuts = 0;
  for (let round = 0; round < rounds && !hasDied(); round++) {
    await moreAnswers(writers, hasDied);
    await letters?.ask(connection, attacked.server.url); // the cut finds it in the queue, or on its way
    const since = performance.now();
    await cut(kinds[round % kinds.length] ?? 'terminate', attacked);
    cuts += 1;
    await recovered(writers, hasDied);
    recoveries.push(performance.now() - since);
  }
  await moreAnswers(writers, hasDied);
  await writers.stop();
  const lost = hasDied() ? [] : await findLost(connection, writers);
  const leaks = hasDied() ? 0 : await countLeaks(connection);
  await connection.close();
  const isServerKilled = kinds.some((kind) => kind === 'server' || kind === 'all');
  return {
    cuts,
    died: hasDied(),
    hung: writers.hung(),
    acknowledged: writers.acknowledged.length,
    acknowledgedLists: writers.acknowledgedLists.length,
    lost,
    wrong: [...writers.statuses].filter(
      ([status]) => !honest.has(status) && !(isServerKilled && status === NO_ANSWER),
    ),
    leaks,
    recoveries,
  };
}

/** Waits until some more writes were taken, so that every cut falls into work. */
export async function moreAnswers({ statuses }: Writers, hasDied = () => false): Promise<void> {
  const acceptedWrites = () => (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0);
  const wanted = acceptedWrites() + BETWEEN_ANSWERS;
  const until = performance.now() + 30_000;
  while (acceptedWrites() < wanted && !hasDied() && performance.now() < until) await delay(5);
}

/** Waits until a write is acknowledged again. */
export async function recovered({ probe }: Writers, hasDied = () => false): Promise<void> {
  const until = performance.now() + RECOVERY_MS;
  while (!hasDied() && !(await probe())) {
    if (performance.now() > until) throw new Error('the server did not recover');
    await delay(10);
  }
}

/** What was acknowledged and is not stored. */
export async function findLost(
  { db }: Connection,
  { acknowledged, acknowledgedLists, accounts }: Writers,
): Promise<string[]> {
  const named = await db.execute<{ key: string }>(sql`
    select user_id || ' ' || name as key from campaigns
    union all select user_id || ' ' || (content ->> 0) from campaign_assets`);
  const stored = new Set(named.rows.map(({ key }) => key));
  const profiles = await db.execute<{ id: string; name: string }>(
    sql`select id, nome_completo as name from profiles`,
  );
  const turns = new Map(profiles.rows.map(({ id, name }) => [id, Number(name.replace(/\D+/g, ''))]));
  return [
    ...[...acknowledged, ...acknowledgedLists]
      .map(({ userId, name }) => `${userId} ${name}`)
      .filter((key) => !stored.has(key)),
    ...accounts.filter(({ id, named }) => (turns.get(id) ?? 0) < named).map(({ id }) => `profile ${id}`),
  ];
}

export async function countLeaks({ db }: Connection): Promise<number> {
  const { rows } = await db.execute<{ leaks: number }>(
    sql`select count(*)::int as leaks ${sql.raw(othersOf)} and state like 'idle in transaction%'
      and state_change < now() - interval '1 second'`,
  );
  return rows[0]?.leaks ?? 0;
}
