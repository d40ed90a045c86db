import { groupBy } from '#domain/shared/group-by.ts';
import type { Measured } from './measure.ts';

interface Summary {
  accounts: number;
  /** Parts of the accounts, from 0 to 1. */
  raised: number;
  medianOfBest: number;
  /** Accounts in which an action pauses or blocks what sells most in an ad group, or pauses a campaign that holds one that earns. */
  hurtKeywords: number;
  hurtCampaigns: number;
}

export function summaryOf(
  measured: readonly Measured[],
  alarms: readonly { loss: boolean; less: boolean }[],
) {
  const part = (count: number, of: number) => (of === 0 ? 0 : Math.round((count / of) * 1000) / 1000);
  return {
    ...sumUp(measured),
    falseLoss: part(alarms.filter(({ loss }) => loss).length, alarms.length),
    falseLess: part(alarms.filter(({ less }) => less).length, alarms.length),
    falseEither: part(alarms.filter(({ loss, less }) => loss || less).length, alarms.length),
    notRaised: measured.filter((each) => !isRaised(each)).map(({ seed }) => seed),
    byKind: Object.fromEntries(
      [...groupBy(measured, ({ kind }) => kind)].map(([kind, own]) => [kind, sumUp(own)]),
    ),
    byAction: Object.fromEntries(
      [
        ...groupBy(
          measured.flatMap(({ steps }) => steps),
          ({ kind }) => kind,
        ),
      ].map(([kind, own]) => [
        kind,
        { count: own.length, gained: part(own.filter((step) => step.true > 0).length, own.length) },
      ]),
    ),
  };
}

function sumUp(measured: readonly Measured[]): Summary {
  const shares = measured
    .filter(({ best }) => best > 0)
    .map(({ before, after, best }) => (after - before) / best)
    .sort((one, other) => one - other);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    accounts: measured.length,
    raised: round(measured.filter(isRaised).length / measured.length),
    medianOfBest: round(shares[Math.floor(shares.length / 2)] ?? 0),
    hurtKeywords: measured.filter(({ hurtKeywords }) => hurtKeywords > 0).length,
    hurtCampaigns: measured.filter(({ hurtCampaigns }) => hurtCampaigns > 0).length,
  };
}

function isRaised({ before, after }: Measured): boolean {
  return after > before;
}
