import { join } from 'node:path';
import { connect } from '#server/db/client.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET } from '#server/testing/server-process.ts';
import { packageRoot } from '#server/boot/root.ts';
import { databaseKinds } from './databases.ts';

const DAY_MS = 86_400_000;
/** Days by which the server's clock differs from the database's. */
export const clockShifts = [-400, -3, 3, 400];

export interface ClockResult {
  days: number;
  /** Statuses of somebody in the trial, of somebody whose trial has ended, and of somebody whose session has. */
  statuses: number[];
}

/** A server whose clock is wrong: what may be done is decided by the database's. */
export async function shiftClock(days: number, program: readonly string[]): Promise<ClockResult> {
  const preload = join(packageRoot, 'scripts', 'faults', 'shifted-clock.mjs');
  const attacked = await databaseKinds.external({
    program: ['--import', preload, ...program],
    env: { CLOCK_SHIFT_MS: String(days * DAY_MS) },
  });
  const connection = connect(attacked.victim.target, { max: 1 });
  const { db } = connection;
  const cookieOf = async (trialEnd: number, sessionEnd = 'infinity') => {
    const { id } = await createUser(db, { trialExpiresAt: new Date(Date.now() + trialEnd) });
    const { header, token } = await createSession(db, id, {
      secret: AUTH_SECRET,
      appUrl: attacked.server.url,
    });
    if (sessionEnd !== 'infinity') {
      await db.execute(
        `update session set expires_at = now() - interval '1 minute' where token = '${token}'`,
      );
    }
    return header;
  };
  const cookies = [await cookieOf(60_000 * 60), await cookieOf(-60_000), await cookieOf(DAY_MS, 'over')];
  const statuses: number[] = [];
  for (const Cookie of cookies) {
    const answer = await fetch(`${attacked.server.url}/api/campaigns`, { headers: { Cookie } });
    statuses.push(answer.status);
  }
  await connection.close();
  await attacked.close();
  return { days, statuses };
}
