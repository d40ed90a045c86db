import type { NewRule } from '#domain/deciding/rules/rule.ts';
import type { KeptKind } from '#domain/measuring/reports/kept-kinds.ts';
import { approveCommands } from '../bridges/approvals.ts';
import { readFeedLines, writeFeed } from '../conversions/feed-reads.ts';
import type { FeedRow } from '../conversions/feeds.ts';
import {
  noteUploaded,
  readUploads,
  type SentUpload,
  type UploadingAccount,
} from '../conversions/script-upload.ts';
import { type Claimed, storeKept } from '../db/kept-answers.ts';
import { listSources } from '../postbacks/sources.ts';
import { readAccountHistory } from '../profit/account-history.ts';
import { readAccountTable } from '../profit/account-table.ts';
import { readAdvice } from '../profit/advice.ts';
import type { Call } from '../request/context.ts';
import {
  readCampaignProfits,
  readOfflineOrders,
  readOwners,
  readProfit,
  readSold,
} from '../profit/queries.ts';
import { readSignals } from '../reports/signals.ts';
import { readTerms } from '../reports/terms.ts';
import { readChangeLog } from '../rules/change-reads.ts';
import { playRule } from '../rules/play-rule.ts';
import type { RuleWork } from '../rules/rule-work.ts';
import { runRules } from '../rules/run-rules.ts';
import { writeMorning } from '../rules/write-morning.ts';

/** Rules read an account's past and send changes to its script. */
export const ruleWork: RuleWork = {
  readHistory: readAccountHistory,
  approve: approveCommands,
  readSold,
};

/** What reads all the rows of an account, mostly on a thread of its own (on-thread.ts). */
export const works = {
  computeAnswer,
  runRules: (call: Call, accountId: string) => runRules(call, ruleWork, accountId),
  writeMorning: (call: Call, letter: { secret: string; appUrl: string; now: Date }) =>
    writeMorning(call, { ...letter, work: ruleWork, readSales: listSources }),
  playRule: (call: Call, rule: NewRule) => playRule(call, ruleWork, rule),
  readChangeLog: (call: Call, accountId: string) => readChangeLog(call, ruleWork, accountId),
  writeFeed: ({ db }: Call, of: { feed: FeedRow; isMarked: boolean }) => writeFeed(db, of),
  readFeedLines: ({ db }: Call, feed: FeedRow) => readFeedLines(db, feed),
  readUploads: ({ db }: Call, account: UploadingAccount) => readUploads(db, account),
  noteUploaded: ({ db }: Call, sent: SentUpload) => noteUploaded(db, sent),
};

async function computeAnswer(call: Call, claimed: Claimed): Promise<void> {
  await storeKept(call.db, claimed, await answers[claimed.kind](call, claimed.campaignId ?? ''));
}

const answers: Record<KeptKind, (call: Call, campaignId: string) => Promise<string>> = {
  terms: ({ db, userId }, campaignId) => readTerms(db, { userId, campaignId }),
  signals: ({ db, userId }, campaignId) => readSignals(db, { userId, campaignId }),
  profit: async (call, id) => JSON.stringify(await readProfit(call, id)),
  total: async (call, id) => JSON.stringify((await readCampaignProfits(call, [id]))?.[0] ?? null),
  sold: async (call, id) => JSON.stringify(await readSold(call, id)),
  account: async (call) => JSON.stringify(await readAccountTable(call)),
  owners: async (call) => JSON.stringify(await readOwners(call)),
  offline: async (call, id) => JSON.stringify(await readOfflineOrders(call, id)),
  advice: async (call) => JSON.stringify(await readAdvice(call)),
};
