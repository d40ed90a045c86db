import { cpus } from 'node:os';
import { join } from 'node:path';
import { compare, type Contender, type Outcome } from './comparison.ts';
import type { Fixtures } from './fixtures.ts';
import { withOurServer } from './our-server.ts';
import { listByGraphql, startPostGraphile } from './postgraphile.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { writeSection } from './results.ts';
import { campaignList, type Work, works } from './works.ts';

const PEER_GOAL = 2.5;

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
  // The accounts of one address take turns to write, so each viewer has its own.
  await withOurServer({ TRUSTED_PROXIES: '127.0.0.1' }, async ({ server, fixtures, owner }) => {
    const other = await startOther(owner);
    try {
      await measure(server, other, fixtures);
    } finally {
      await other.stop();
    }
  });
}

function contend(server: ServerProcess, work: Work, fixtures: Fixtures): Contender {
  const requests = fixtures[work.viewers].map((viewer, at) =>
    work.request(server.port, viewer, [`X-Forwarded-For: 10.0.${at >> 8}.${at & 255}`]),
  );
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
