import type { KeptKind } from '#domain/measuring/reports/kept-kinds.ts';
import type { Database } from '../db/client.ts';
import { claimKept, storeKept } from '../db/kept-answers.ts';
import { readAccountTable } from '../profit/account-table.ts';
import { readAdvice } from '../profit/advice.ts';
import type { Call } from '../profit/claims.ts';
import {
  readCampaignProfits,
  readOfflineOrders,
  readOwners,
  readProfit,
  readSoldDays,
} from '../profit/queries.ts';
import { readSignals } from '../reports/signals.ts';
import { readTerms } from '../reports/terms.ts';
import type { Deps } from '../request/context.ts';
import type { Job } from './scheduler.ts';

/** Every half second, computes the answers that wait. */
export function keptAnswersJob({ db }: Pick<Deps, 'db'>): Job {
  return {
    name: 'kept answers',
    everyMs: 500,
    async run() {
      while (await computeNext(db));
    },
  };
}

/** Nobody can leave it: the answer is kept for the next one who asks. */
const nobody = new AbortController().signal;

/**
 * Computes the answer that has been waiting longest.
 * @returns whether one waited.
 */
export async function computeNext(db: Database): Promise<boolean> {
  const claimed = await claimKept(db);
  if (claimed === null) return false;
  const { userId, campaignId, kind } = claimed;
  const answer = await compute[kind]({ db, userId, caller: nobody }, campaignId ?? '');
  await storeKept(db, claimed, answer);
  return true;
}

const compute: Record<KeptKind, (call: Call, campaignId: string) => Promise<string>> = {
  terms: ({ db, userId }, campaignId) => readTerms(db, { userId, campaignId }),
  signals: ({ db, userId }, campaignId) => readSignals(db, { userId, campaignId }),
  profit: async (call, id) => JSON.stringify(await readProfit(call, id)),
  total: async (call, id) => JSON.stringify((await readCampaignProfits(call, [id]))?.[0] ?? null),
  sold: async (call, id) => JSON.stringify((await readSoldDays(call, [id]))?.[0] ?? null),
  account: async (call) => JSON.stringify(await readAccountTable(call)),
  owners: async (call) => JSON.stringify(await readOwners(call)),
  offline: async (call, id) => JSON.stringify(await readOfflineOrders(call, id)),
  advice: async (call) => JSON.stringify(await readAdvice(call)),
};
