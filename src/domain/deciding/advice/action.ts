import type { Lever } from '#domain/deciding/bidding/levers.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { Age, Gender } from '#domain/measuring/reports/demographic-cells.ts';
import type { BidStrategy } from '#domain/making/structure/settings.ts';
import type { Device } from '#domain/measuring/reports/device-cells.ts';

export const actionKinds = [
  ...(['pause', 'negative', 'remove_negative', 'bid_down', 'bid_up', 'budget_up', 'budget_down'] as const),
  ...(['promote', 'device', 'daypart', 'weekday', 'place', 'age', 'gender', 'asset'] as const),
  ...(['target_cpa', 'target_roas', 'cpc_limit'] as const),
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** One change in the account, with its object. Fields that a kind does not have are null. */
export interface Action {
  kind: ActionKind;
  campaign: string;
  adGroup: string | null;
  keyword: string | null;
  matchType: MatchType | null;
  level: 'campaign' | 'adGroup' | null;
  term: string | null;
  /** The word group of a negative. */
  words: string | null;
  device: Device | null;
  /** `[0, 6]`: from midnight until six. */
  hours: readonly [number, number] | null;
  /** 0 is Sunday. */
  weekday: number | null;
  place: string | null;
  age: Age | null;
  gender: Gender | null;
  /** Bids, budgets and target CPAs in the account's currency; a target ROAS per 100 of cost; of devices, times, places, ages and genders what multiplies the bid. */
  from: number | null;
  to: number | null;
  /** Costs and sales of its object over the days that count. */
  cost: number;
  sales: number;
}

/** An action with what it is expected to bring. */
export interface Advice extends Action {
  /** Expected profit for each day. */
  gain: number;
  /** The most it may bring each day. */
  mostGain: number;
  /** The chance that it costs profit instead. */
  risk: number;
  /** Clicks behind it. */
  clicks: number;
  /** The bid strategy of its campaign; null where it is not known. */
  strategy: BidStrategy | null;
}

export const nothingTouched = {
  adGroup: null,
  keyword: null,
  matchType: null,
  level: null,
  term: null,
  words: null,
  device: null,
  hours: null,
  weekday: null,
  place: null,
  age: null,
  gender: null,
  from: null,
  to: null,
} as const;

/** The lever of an action; null where it is not about bids. */
export function leverOfAction({ kind, to }: Pick<Action, 'kind' | 'to'>): Lever | null {
  switch (kind) {
    case 'bid_up':
    case 'bid_down':
      return 'bid';
    case 'device':
      return to === 0 ? 'exclusion' : 'adjustment';
    case 'daypart':
    case 'weekday':
    case 'place':
    case 'age':
    case 'gender':
      return 'adjustment';
    case 'target_cpa':
    case 'target_roas':
    case 'cpc_limit':
      return kind;
    default:
      return null;
  }
}
