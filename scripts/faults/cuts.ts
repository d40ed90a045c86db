import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '#server/driver/client.ts';
import type { Attacked } from './attacked.ts';
import { processesOf } from './processes.ts';

/** What loses connections while the server goes on. */
export const cutNames = ['terminate', 'backend', 'stop', 'kill'] as const;
/** What ends the server itself, the database under it, one connection, or all at once. */
export const killNames = ['server', 'kill', 'backend', 'all'] as const;
export type Cut = (typeof cutNames)[number] | (typeof killNames)[number];

export const othersOf = `from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`;

export function postmasterPid(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Cuts connections while they are in use: by a command, by killing one of them, with the whole database or the server. */
export async function cut(kind: Cut, attacked: Attacked): Promise<void> {
  const { target, cluster } = attacked.victim;
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
      return;
    case 'server':
      await attacked.restart();
      return;
    case 'all':
      await attacked.restart(() => {
        for (const pid of processesOf(postmasterPid(cluster))) killIfThere(pid, 'SIGKILL');
      });
  }
}

export function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it ended by itself
  }
}
