import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Target, withClient } from '#server/driver/client.ts';

const CLUSTER_MS = 60_000;

export const cutNames = ['terminate', 'backend', 'stop', 'kill'] as const;
export type Cut = (typeof cutNames)[number];

/** The database to cut off, connected as its owner. */
export interface Victim {
  target: Target;
  /** The folder of its cluster. */
  cluster: string;
}

const othersOf = `from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`;

export function postmasterPid(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/**
 * Cuts connections while they are in use: by a command, by killing one backend process, or by killing the
 * whole database.
 */
export async function cut(kind: Cut, { target, cluster }: Victim): Promise<void> {
  switch (kind) {
    case 'terminate':
      await withClient(target, (client) => client.query(`select pg_terminate_backend(pid) ${othersOf}`));
      return;
    case 'backend': {
      const { rows } = await withClient(target, (client) =>
        client.query<{ pid: number }>(`select pid ${othersOf} order by random() limit 1`),
      );
      if (rows[0]) killIfThere(rows[0].pid, 'SIGKILL');
      return;
    }
    case 'stop':
      killIfThere(postmasterPid(cluster), 'SIGINT');
      return;
    case 'kill':
      killIfThere(postmasterPid(cluster), 'SIGKILL');
  }
}

export function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has already ended
  }
}

/** Waits until the database answers queries again. Resolves to the milliseconds that it took. */
export async function recovered({ target }: Victim, hasDied: () => boolean): Promise<number> {
  const since = performance.now();
  for (;;) {
    const answer = await withClient(target, (client) => client.query('select 1')).catch(() => null);
    if (answer) return performance.now() - since;
    if (hasDied()) return Infinity; // then the server's own database has ended too
    if (performance.now() - since > CLUSTER_MS) throw new Error('the database did not come back');
    await delay(20);
  }
}
