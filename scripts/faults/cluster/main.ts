import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { connect } from '#server/db/client.ts';
import { withClient } from '#server/driver/client.ts';
import { freePort, programs as ours, startServer } from '#server/testing/server-process.ts';
import { askedUntil } from '../asked-until.ts';
import { countLeaks, findLost, moreAnswers, recovered } from '../cut-rounds.ts';
import { makeDataDir } from '../databases.ts';
import { openVerdict, quantile } from '../verdict.ts';
import { startWriters, type Writers } from '../writers.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { clusterFaults } from './faults.ts';
import { hearsChanges } from './hears-changes.ts';
import { missingPackages } from './programs.ts';
import { measureThroughput } from './throughput.ts';

const WRITERS = 8;
const BACK_MS = 30_000;
/** The writers are faster than any person. */
const SETTINGS = { LOG_LEVEL: 'silent', WRITES_PER_MINUTE: '1000000' };

const { values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' } },
});
const verdict = openVerdict();

async function startOurs(DATABASE_URL: string, direct?: string) {
  return startServer(
    {
      ...SETTINGS,
      DATABASE_URL,
      ...(direct !== undefined && { DATABASE_DIRECT_URL: direct }),
      DATA_DIR: makeDataDir(),
      PORT: String(await freePort()),
    },
    ours.built,
  );
}

async function runRounds(cluster: Cluster, writers: Writers, rounds: number): Promise<void> {
  const kinds = Object.entries(clusterFaults);
  const backAfter = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    const [kind, befall] = kinds[round % kinds.length] ?? [];
    if (kind === undefined || befall === undefined) break;
    await moreAnswers(writers);
    const since = performance.now();
    const heal = await befall(cluster);
    await recovered(writers);
    const ms = performance.now() - since;
    backAfter.set(kind, [...(backAfter.get(kind) ?? []), ms]);
    console.log(`       ${round + 1}: ${kind}, back after ${(ms / 1000).toFixed(1)} s`);
    await moreAnswers(writers); // while the fault lasts
    heal();
    await cluster.whole();
  }
  for (const [kind, times] of backAfter) {
    const [median, longest] = [quantile(times, 0.5), quantile(times, 1)];
    verdict.report(kind, longest <= BACK_MS, { rounds: times.length, medianMs: median, longestMs: longest });
  }
}

const CAUGHT_UP_MS = 30_000;

/** Campaigns of the primary, and of the standby once it has applied everything. */
async function countBoth(cluster: Cluster): Promise<number[]> {
  const { standby } = await cluster.machines();
  const count = (url: string) =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ campaigns: number }>(
        'select count(*)::int as campaigns from campaigns',
      );
      return rows[0]?.campaigns ?? 0;
    });
  const primaryHas = await count(cluster.directUrl);
  let standbyHas = 0;
  await askedUntil(CAUGHT_UP_MS, async () => {
    standbyHas = await count(cluster.machineUrl(standby));
    return standbyHas === primaryHas || null;
  });
  return [primaryHas, standbyHas];
}

async function attack(): Promise<void> {
  const cluster = await startCluster();
  const { poolerUrl, directUrl } = cluster;
  const direct = await startOurs(directUrl);
  const servers = await Promise.all([startOurs(poolerUrl, directUrl), startOurs(poolerUrl, directUrl)]);
  const urls = servers.map(({ url }) => url);
  const connection = connect(directUrl, { max: 2 });
  for (const [what, serverUrls] of [
    ['one server, without PgBouncer', [direct.url]],
    ['one server, through PgBouncer', urls.slice(0, 1)],
    ['two servers, through PgBouncer', urls],
  ] as const) {
    verdict.report(`throughput, ${what}`, true, await measureThroughput(connection, serverUrls));
  }
  await direct.stop();
  const heard = { before: await hearsChanges(connection, urls), after: false };
  const writers = await startWriters(connection, urls, WRITERS);
  await runRounds(cluster, writers, Number(values.rounds));
  await writers.stop();
  heard.after = await hearsChanges(connection, urls);
  verdict.report(
    'what one server writes the other hears, before and after',
    heard.before && heard.after,
    heard,
  );
  const lost = await findLost(connection, writers);
  const [hung, leaks] = [writers.hung(), await countLeaks(connection)];
  const wrong = [...writers.statuses].filter(([status]) => ![200, 201, 503].includes(status));
  const haveDied = servers.some(
    ({ process: { exitCode, signalCode } }) => exitCode !== null || signalCode !== null,
  );
  verdict.report('acknowledged writes', lost.length + hung + leaks + wrong.length === 0 && !haveDied, {
    rounds: Number(values.rounds),
    writers: WRITERS,
    acknowledged: writers.acknowledged.length + writers.acknowledgedLists.length,
    refused: writers.statuses.get(503) ?? 0,
    lost: lost.length,
    hung,
    leaks,
    wrong,
    machineLoad: loadavg()[0],
  });
  const [primaryHas, standbyHas] = await countBoth(cluster);
  verdict.report('campaigns of primary and standby', primaryHas === standbyHas, { primaryHas, standbyHas });
  await connection.close();
  await Promise.all(servers.map((server) => server.stop()));
  await cluster.close();
}

const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `Não rodou: faltam pacotes do Debian 12. Instale com: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exitCode = 1;
} else {
  await attack();
  verdict.close();
}
