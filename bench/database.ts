import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { openAsOwner } from '#server/db/owner.ts';
import type { Connection } from '#server/db/client.ts';
import { parseEnv } from '#server/boot/env.ts';
import { createLog } from '#server/boot/log.ts';
import { fillDatabase } from '../scripts/seed/fill.ts';

/** Opens a database with this many accounts. It is kept in the system's temporary folder for the next run. */
export async function openSeeded(users: number): Promise<Connection> {
  const dataDir = join(tmpdir(), `faisca-bench-${users}`);
  const stamp = join(dataDir, 'seeded');
  const log = createLog('warn');
  const isSeeded = existsSync(stamp);
  if (!isSeeded) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const env = parseEnv({ DATA_DIR: dataDir });
  if (!isSeeded) {
    const connection = await openAsOwner(env, log);
    try {
      await connection.db.execute('truncate "user" cascade');
      await fillDatabase(connection, {
        users,
        onProgress: (done) => console.log(`${done} de ${users} contas`),
      });
      writeFileSync(stamp, '');
    } finally {
      await connection.close();
    }
  }
  return openDatabase(env, log);
}

/** Opens an empty database that is deleted when it is closed. */
export async function openEmpty(): Promise<Connection> {
  const dataDir = join(tmpdir(), `faisca-bench-empty-${process.pid}`);
  const connection = await openAsOwner(parseEnv({ DATA_DIR: dataDir }), createLog('warn'));
  return {
    ...connection,
    async close() {
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
