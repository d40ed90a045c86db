import { poissonAtMost } from '#domain/measuring/statistics/poisson.ts';

/** A campaign's sales by Google and by the networks. */
export interface CountedTwice {
  /** Conversions that Google counted. */
  conversions: number;
  /** Sales that the networks tell, refunded and refused ones among them. */
  told: number;
}

/** Of 100 conversions that Google counts, at least so many are sales that a network tells. */
const USUAL_PART = 0.5;
/** Conversions that weigh as much as the usual part. */
const USUAL_WEIGHT = 10;
/** The chance of so few sales below which they are missing. */
const RARE = 0.001;

/**
 * The part of its sales that each campaign's networks tell. It is 1, except where the campaign has so much fewer sales than
 * conversions, by what is usual for the other campaigns, that a network's sales must be missing.
 */
export function reportedParts(campaigns: readonly CountedTwice[]): number[] {
  const all = sumOf(campaigns);
  return campaigns.map(({ conversions, told }) => {
    const others = { conversions: all.conversions - conversions, told: all.told - told };
    const usual = (others.told + USUAL_PART * USUAL_WEIGHT) / (others.conversions + USUAL_WEIGHT);
    const expected = conversions * Math.min(1, usual);
    return expected > 0 && poissonAtMost(Math.floor(told), expected) < RARE ? told / expected : 1;
  });
}

function sumOf(campaigns: readonly CountedTwice[]): CountedTwice {
  const all = { conversions: 0, told: 0 };
  for (const { conversions, told } of campaigns) {
    all.conversions += conversions;
    all.told += told;
  }
  return all;
}
