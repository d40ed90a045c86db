import { poissonAtMost } from '#domain/measuring/statistics/poisson.ts';

/** A campaign's sales by Google and by the networks. */
export interface CountedTwice {
  /** Conversions that Google counted. */
  conversions: number;
  /** Sales that the networks report, refunded and refused ones among them. */
  reported: number;
}

/** Of 100 conversions that Google counts, at least so many are sales that a network reports. */
const USUAL_PART = 0.5;
/** Conversions that weigh as much as the usual part. */
const USUAL_WEIGHT = 10;
/** The chance of so few sales below which they are missing. */
const RARE = 0.001;

/**
 * The part of its sales that each campaign's networks report. It is 1, except where the campaign has so much fewer sales than
 * conversions, by what is usual for the other campaigns, that a network's sales must be missing.
 */
export function reportedParts(campaigns: readonly CountedTwice[]): number[] {
  const all = sumOf(campaigns);
  return campaigns.map(({ conversions, reported }) => {
    const others = { conversions: all.conversions - conversions, reported: all.reported - reported };
    const usual = (others.reported + USUAL_PART * USUAL_WEIGHT) / (others.conversions + USUAL_WEIGHT);
    const expected = conversions * Math.min(1, usual);
    return expected > 0 && poissonAtMost(Math.floor(reported), expected) < RARE ? reported / expected : 1;
  });
}

/** Whether a campaign has so much fewer sales than conversions that those of a network must be missing. */
export function areSalesMissing(counted: CountedTwice): boolean {
  return reportedParts([counted]).some((part) => part < 1);
}

/**
 * Whether a campaign's sales are known, so that it has a profit: an order reached it, or orders reach the account and Google
 * counted no conversion here. Where Google counted some, the whole cost would look like a loss for want of a network's file.
 * @param hasOrders whether any order of the account is known.
 */
export function areSalesKnown(counted: CountedTwice, hasOrders: boolean): boolean {
  return counted.reported > 0 || (hasOrders && counted.conversions === 0);
}

function sumOf(campaigns: readonly CountedTwice[]): CountedTwice {
  const all = { conversions: 0, reported: 0 };
  for (const { conversions, reported } of campaigns) {
    all.conversions += conversions;
    all.reported += reported;
  }
  return all;
}
