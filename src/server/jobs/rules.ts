import { approveCommands } from '../bridges/approvals.ts';
import type { Deps } from '../request/context.ts';
import { listSources } from '../postbacks/sources.ts';
import { readAccountHistory } from '../profit/account-history.ts';
import { dueAccounts, postponeRules, runRules } from '../rules/run-rules.ts';
import { writeMornings } from '../rules/write-morning.ts';
import type { RuleWork } from '../rules/rule-work.ts';
import type { Job } from './scheduler.ts';

const work: RuleWork = { readHistory: readAccountHistory, approve: approveCommands };
/** Accounts or people of a round; the next round takes the others. */
const BATCH = 20;

/** Every minute, runs the rules of accounts that have new data. An account whose rules fail does not stop the others. */
export function rulesJob({ db, log, ending }: Pick<Deps, 'db' | 'log' | 'ending'>): Job {
  const caller = ending ?? new AbortController().signal;
  const isEnding = () => caller.aborted;
  return {
    name: 'rules',
    everyMs: 60_000,
    async run() {
      for (const due of await dueAccounts(db, BATCH)) {
        if (isEnding()) return;
        try {
          await runRules(db, work, due, { caller });
        } catch (error) {
          if (isEnding()) return;
          log.error({ err: error, account: due.accountId }, 'rules failed');
          await postponeRules(db, due.accountId);
        }
      }
    },
  };
}

/** Every minute, writes the mails of the people whose morning it is. */
export function morningJob({
  db,
  env,
  log,
  secret,
  ending,
}: Pick<Deps, 'db' | 'env' | 'log' | 'secret' | 'ending'>): Job {
  const caller = ending ?? new AbortController().signal;
  return {
    name: 'morning',
    everyMs: 60_000,
    run: () =>
      writeMornings({ db, log, work, readSales: listSources, secret, appUrl: env.APP_URL, caller }, BATCH),
  };
}
