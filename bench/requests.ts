import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Target } from '#server/driver/client.ts';
import { APP_ROLE } from '#server/embedded-postgres/index.ts';
import { programs } from '#server/testing/server-process.ts';
import { compare, type Contender, type Outcome } from './comparison.ts';
import { openEmpty } from './database.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { listByGraphql, startPostGraphile } from './postgraphile.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { writeSection } from './results.ts';
import { campaignList, type Work, works } from './works.ts';

const PEER_GOAL = 3;

/**
 * Compares our server, as it runs in production, with a minimal server that gives the same answers from the
 * same database.
 */
export async function benchRequests(): Promise<void> {
  await beside(startBare, async (ours, bare, fixtures) => {
    const rows: string[][] = [];
    for (const work of works) {
      const outcome = await compare([contend(ours, work, fixtures), contend(bare, work, fixtures)]);
      rows.push(describe(work.name, outcome, work.goal));
      console.log(rows.at(-1)?.join('  '));
    }
    await writeSection('Requests', aboutRun('npm run bench', 'bare: bench/reference.ts'), [
      headings('bare'),
      ...rows,
    ]);
  });
}

/** Compares the list of campaigns with PostGraphile, which is installed from npm for it. */
export async function benchPeers(): Promise<void> {
  await beside(startPostGraphile, async (ours, peer, fixtures) => {
    const requests = fixtures.readers.map((viewer) => listByGraphql(peer.port, viewer));
    const outcome = await compare([contend(ours, campaignList, fixtures), { server: peer, requests }]);
    await writeSection('Peers', aboutRun('npm run bench -- peers', 'peer: PostGraphile 4'), [
      headings('peer'),
      describe(campaignList.name, outcome, PEER_GOAL),
    ]);
  });
}

function startBare(address: string): Promise<ServerProcess> {
  const program = join(import.meta.dirname, 'reference.ts');
  return startProcess(['--import', 'tsx', program], { DATABASE_URL: address });
}

async function beside(
  startOther: (address: string) => Promise<ServerProcess>,
  measure: (ours: ServerProcess, other: ServerProcess, fixtures: Fixtures) => Promise<void>,
): Promise<void> {
  const secret = randomBytes(32).toString('base64url');
  const connection = await openEmpty();
  const servers: ServerProcess[] = [];
  try {
    const fixtures = await createFixtures(connection, secret);
    const owner = addressOf(connection.target);
    const ours = await startProcess(programs.built, {
      DATABASE_URL: addressOf(connection.target, APP_ROLE),
      DATABASE_ADMIN_URL: owner,
      AUTH_SECRET: secret,
    });
    servers.push(ours);
    const other = await startOther(owner);
    servers.push(other);
    await measure(ours, other, fixtures);
  } finally {
    for (const server of servers) await server.stop();
    await connection.close();
  }
}

function contend(server: ServerProcess, work: Work, fixtures: Fixtures): Contender {
  const requests = fixtures[work.viewers].map((viewer) => work.request(server.port, viewer));
  return { server, requests, ...(work.viewers === 'writers' && { afterRound: fixtures.forgetWrites }) };
}

function aboutRun(command: string, other: string): string {
  return `\`${command}\`: 32 connections, 5 interleaved rounds, a browser's headers, the log on; ${other}; Node
${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}.`;
}

function headings(other: string): string[] {
  return ['', 'ours/s', `${other}/s`, 'ratio', 'goal', 'p50', 'p99', 'CPU each, ours', other];
}

function describe(name: string, [ours, other]: readonly Outcome[], goal: number): string[] {
  if (!ours || !other) throw new Error('both servers are measured');
  const cpu = ({ cpuMs }: Outcome) => (cpuMs === null ? '' : `${cpuMs.toFixed(2)} ms`);
  return [
    name,
    ours.perSecond.toFixed(0),
    other.perSecond.toFixed(0),
    other.share.toFixed(2),
    goal.toFixed(2),
    `${ours.p50.toFixed(1)} ms`,
    `${ours.p99.toFixed(1)} ms`,
    cpu(ours),
    cpu(other),
  ];
}

/** The address of the embedded database's socket as a URL. */
export function addressOf(target: Target, role?: string): string {
  if (typeof target === 'string') throw new Error('the embedded database is reached by its socket');
  return `postgres://${role ?? target.user}@${encodeURIComponent(target.host)}/${target.database}`;
}
