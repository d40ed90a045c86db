import { accountSchema } from '#domain/deciding/advice/account.ts';
import { accountAdvice } from '#domain/deciding/advice/account-advice.ts';
import { campaignStatuses, partVerdicts } from '#domain/deciding/advice/standings.ts';
import { readAccount } from '#domain/deciding/advice/read-account.ts';
import { readReportFile } from '#domain/measuring/reports/report.ts';

import { type Advertiser, type AdvertiserKind, makeAdvertiser } from './advertiser.ts';
import { bestGain } from './all-knowing.ts';
import { observe } from './observe.ts';
import { follow, hurtsBestSeller, runAll, totalProfit } from './true-profit.ts';
import { describe, filesOf } from './write-advertiser.ts';

/** As many actions as a person takes at once. */
const FIRST = 10;

export interface Measured {
  seed: number;
  kind: AdvertiserKind;
  before: number;
  /** True profit for each day after the first ten actions. */
  after: number;
  best: number;
  hurtKeywords: number;
  hurtCampaigns: number;
  actions: number;
  steps: { kind: string; expected: number; true: number; reason: string }[];
}

function factsOf(advertiser: Advertiser) {
  const files = filesOf(advertiser, observe(advertiser));
  const read = files.map(({ name, bytes }) => ({ name, file: readReportFile(bytes) }));
  return readAccount(accountSchema.parse(describe(advertiser)), read);
}

/** Follows the first ten actions in the simulated truth. */
export function measure(seed: number, kind?: AdvertiserKind): Measured {
  const advertiser = makeAdvertiser(seed, kind);
  const { actions } = accountAdvice(factsOf(advertiser));
  const account = runAll(advertiser);
  const before = totalProfit(account);
  let now = before;
  const found: Measured = {
    seed,
    kind: advertiser.kind,
    before,
    after: before,
    best: 0,
    hurtKeywords: 0,
    hurtCampaigns: 0,
    actions: actions.length,
    steps: [],
  };
  for (const action of actions.slice(0, FIRST)) {
    const hurt = hurtsBestSeller(account, action);
    found.hurtKeywords += hurt.keyword ? 1 : 0;
    found.hurtCampaigns += hurt.campaign ? 1 : 0;
    follow(account, action);
    found.after = totalProfit(account);
    found.steps.push({
      kind: action.kind,
      expected: action.gain,
      true: found.after - now,
      reason: action.reason,
    });
    now = found.after;
  }
  found.best = bestGain(advertiser, FIRST);
  return found;
}

/** Whether the advice finds a loss, or something that sells less, in an account where everything breaks even and sells alike. */
export function falseAlarm(seed: number): { loss: boolean; less: boolean } {
  const facts = factsOf(makeAdvertiser(seed, 'equal'));
  const keywords = [...partVerdicts(facts.campaigns, (campaign) => campaign.keywords).values()];
  const standings = campaignStatuses(facts.campaigns);
  return {
    loss:
      standings.includes('loss') || keywords.some(({ againstBreakEven }) => againstBreakEven.is === 'loss'),
    less: keywords.some(({ againstRest }) => againstRest.is === 'less'),
  };
}
