import type { Deps } from '../request/context.ts';
import { dueAccounts, postponeRules } from '../rules/run-rules.ts';
import { dueMornings } from '../rules/write-morning.ts';
import { onThread } from './on-thread.ts';
import type { Job } from './scheduler.ts';

/** Accounts of one question. While so many are due, the next question follows at once. */
const BATCH = 20;
/** People of a round; the next round writes to the others. */
const MAILS = 1000;

type RuleDeps = Pick<Deps, 'db' | 'target' | 'log' | 'ending'>;

/** Every minute, runs the rules of accounts that have new data. An account whose rules fail does not stop the others. */
export function rulesJob({ db, target, log, ending }: RuleDeps): Job {
  const isEnding = () => ending?.aborted === true;
  return {
    name: 'rules',
    everyMs: 60_000,
    async run() {
      for (let due = await dueAccounts(db, BATCH); ; due = await dueAccounts(db, BATCH)) {
        for (const { userId, accountId } of due) {
          if (isEnding()) return;
          try {
            await onThread(target, userId, 'runRules', accountId);
          } catch (error) {
            if (isEnding()) return;
            log.error({ err: error, account: accountId }, 'rules failed');
            await postponeRules(db, accountId);
          }
        }
        if (due.length < BATCH) return;
      }
    },
  };
}

/**
 * Every minute, writes the mails of the people whose morning it is. A mail that fails is tried again in the next round, and
 * stops nobody else's.
 */
export function morningJob({
  db,
  target,
  env,
  log,
  secret,
  ending,
}: RuleDeps & Pick<Deps, 'env' | 'secret'>): Job {
  const isEnding = () => ending?.aborted === true;
  return {
    name: 'morning',
    everyMs: 60_000,
    async run() {
      const now = new Date();
      for (const userId of await dueMornings(db, now, MAILS)) {
        if (isEnding()) return;
        try {
          await onThread(target, userId, 'writeMorning', { secret, appUrl: env.APP_URL, now });
        } catch (error) {
          if (isEnding()) return;
          log.error({ err: error, userId }, 'morning mail failed');
        }
      }
    },
  };
}
