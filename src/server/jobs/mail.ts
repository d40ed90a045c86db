import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../request/context.ts';
import { isDatabaseAway } from '../db/failures.ts';
import { claimDueMail, markFailed, markSent } from '../email/queries.ts';
import { createMailTransport, type Transport } from '../email/transport.ts';
import type { Job } from './scheduler.ts';

const LONGEST_DELAY_SECONDS = 900;
/** Shorter than a claim, after which another process would send the message. */
const NOTE_MS = 100_000;
const NOTE_EVERY_MS = 250;

/** Sends queued mail. */
export function mailJob(deps: Pick<Deps, 'db' | 'env' | 'log'>): Job {
  const transport = createMailTransport(deps.env);
  return {
    name: 'mail',
    everyMs: 1000,
    run: () => sendDueMail(deps, transport),
    close: () => transport.close(),
  };
}

/**
 * Sends every due message. Failed messages are retried after growing delays: 5 s, 10 s, 20 s … 15 minutes.
 */
export async function sendDueMail(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  transport: Transport,
): Promise<void> {
  for (let due = await claimDueMail(db); due !== null; due = await claimDueMail(db)) {
    const reason = await failureOf(transport.send(due.id, due));
    if (reason === null) {
      await untilNoted(() => markSent(db, due.id));
      continue;
    }
    const seconds = Math.min(LONGEST_DELAY_SECONDS, 5 * 2 ** (due.attempts - 1));
    await markFailed(db, due.id, reason, seconds);
    log.warn({ mail: due.id, attempts: due.attempts, reason }, 'mail not sent, will be tried again');
  }
}

async function failureOf(sending: Promise<void>): Promise<string | null> {
  try {
    await sending;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A message must not be sent again because the database was unavailable for a moment after it was sent. */
async function untilNoted(note: () => Promise<void>): Promise<void> {
  for (const until = performance.now() + NOTE_MS; ;) {
    try {
      await note();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error;
    }
    await delay(NOTE_EVERY_MS);
  }
}
