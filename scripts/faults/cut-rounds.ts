import { sql } from 'drizzle-orm';
import { connect } from '#server/db/client.ts';
import type { RunningServer } from '#server/testing/server-process.ts';
import { type Cut, cut, cutNames, recovered, type Victim } from './cuts.ts';
import { startWriters, type Writers } from './writers.ts';

/** Correct answers: the write succeeded, or was refused for the moment with 503. */
const honest = new Set([200, 201, 503]);
const BETWEEN_ANSWERS = 40;

export interface CutResult {
  cuts: number;
  died: boolean;
  hung: number;
  acknowledged: number;
  lost: string[];
  /** Counts of statuses that are neither a success nor a 503. */
  wrong: [status: number, times: number][];
  recoveries: number[];
}

/** Repeatedly cuts a running server from its database while sixteen clients write. */
export async function runCuts(
  server: RunningServer,
  victim: Victim,
  { rounds, kinds = cutNames }: { rounds: number; kinds?: readonly Cut[] },
): Promise<CutResult> {
  const connection = connect(victim.target, { max: 4 });
  const writers = await startWriters(connection, server.url);
  const recoveries: number[] = [];
  const hasDied = () => server.process.exitCode !== null || server.process.signalCode !== null;
  let cuts = 0;
  for (let round = 0; round < rounds && !hasDied(); round++) {
    await moreAnswers(writers, hasDied);
    await cut(kinds[round % kinds.length] ?? 'terminate', victim);
    cuts += 1;
    recoveries.push(await recovered(victim, hasDied));
  }
  await moreAnswers(writers, hasDied);
  await writers.stop();
  const lost = hasDied() ? [] : await findLost(connection, writers);
  await connection.close();
  return {
    cuts,
    died: hasDied(),
    hung: writers.hung(),
    acknowledged: writers.acknowledged.length,
    lost,
    wrong: [...writers.statuses].filter(([status]) => !honest.has(status)),
    recoveries,
  };
}

/** Waits for some more successful writes, so that every cut happens during work. */
async function moreAnswers({ statuses }: Writers, hasDied: () => boolean): Promise<void> {
  const taken = () => (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0);
  const wanted = taken() + BETWEEN_ANSWERS;
  const until = performance.now() + 30_000;
  while (taken() < wanted && !hasDied() && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Finds acknowledged writes that are not stored. */
async function findLost(
  { db }: ReturnType<typeof connect>,
  { acknowledged, accounts }: Writers,
): Promise<string[]> {
  const campaigns = await db.execute<{ key: string }>(
    sql`select user_id || ' ' || name as key from campaigns`,
  );
  const stored = new Set(campaigns.rows.map(({ key }) => key));
  const profiles = await db.execute<{ id: string; name: string }>(
    sql`select id, nome_completo as name from profiles`,
  );
  const turns = new Map(profiles.rows.map(({ id, name }) => [id, Number(name.replace(/\D+/g, ''))]));
  return [
    ...acknowledged.map(({ userId, name }) => `${userId} ${name}`).filter((key) => !stored.has(key)),
    ...accounts.filter(({ id, named }) => (turns.get(id) ?? 0) < named).map(({ id }) => `profile ${id}`),
  ];
}
