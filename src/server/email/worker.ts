import type { Deps } from '../context.ts';
import { repeat, type Running } from '../repeat.ts';
import { claimDueMail, markFailed, markSent } from './queries.ts';
import { createMailTransport, type Transport } from './transport.ts';

const EVERY_MS = 1000;
const LONGEST_DELAY_SECONDS = 900;

/** Sends queued mail until it is stopped. Any number of processes may run a worker. */
export function startMailWorker(deps: Deps): Running {
  const transport = createMailTransport(deps.env);
  const worker = repeat(EVERY_MS, deps.log, () => sendDueMail(deps, transport));
  return {
    async stop() {
      await worker.stop();
      transport.close();
    },
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
    try {
      await transport.send(due.id, due);
      await markSent(db, due.id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const delay = Math.min(LONGEST_DELAY_SECONDS, 5 * 2 ** (due.attempts - 1));
      await markFailed(db, due.id, reason, delay);
      log.warn({ mail: due.id, attempts: due.attempts, reason }, 'mail not sent, will be tried again');
    }
  }
}
