import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { connect } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { withClient } from '#server/driver/client.ts';
import { startEmbedded } from '#server/embedded-postgres/index.ts';
import { connectAsServer } from '#server/testing/server-role.ts';
import { installClock } from './clock.ts';
import { playDays, type PlayedYear } from './year.ts';

/** Every day three runs, and on each thirtieth day all 24. */
function hoursOf(at: number): readonly number[] {
  return at % 30 === 7 ? Array.from({ length: 23 }, (_, hour) => hour) : [7, 8, 20];
}

interface OwnYear {
  seed: number;
  days: number;
  log: (line: string) => void;
}

/** Plays the days against a database that begins and ends with this process. */
export async function playYear({ seed, days, log }: OwnYear): Promise<PlayedYear> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-year-'));
  chmodSync(dataDir, 0o755); // the database's own user must be able to enter it
  const embedded = await startEmbedded({
    dataDir,
    log: pino({ level: 'silent' }),
    settings: { fsync: 'off' },
  });
  try {
    if (typeof embedded.owner === 'string') throw new Error('the embedded database is reached by its socket');
    const target = { ...embedded.owner, database: 'faisca_year_test' };
    await withClient({ ...embedded.owner, database: 'postgres' }, (client) =>
      client.query('create database faisca_year_test'),
    );
    await migrate(target);
    const owner = connect(target, { max: 2 });
    const clock = await installClock(owner.db);
    const server = await connectAsServer({ target });
    try {
      return await playDays({ seed, days, hours: hoursOf, server, clock, log });
    } finally {
      clock.restore();
      await server.close();
      await owner.close();
    }
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
