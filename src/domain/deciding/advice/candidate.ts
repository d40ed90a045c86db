import type { Action } from './action.ts';
import type { Effect } from './campaign-model.ts';

/** An action that may be advised, with what it does. */
export interface Candidate {
  action: Action;
  effect: Effect;
  /** The chance that it costs profit, by what is known before it. */
  risk: number;
  clicks: number;
  /** The key of the changed object. Two candidates with the same key exclude each other. */
  keys: readonly string[];
}

/** No proposal raises a bid or a budget by more: https://support.google.com/google-ads/answer/6167122 warns of larger steps. */
export const MOST_RAISE = 1.2;

/** An amount with as many decimals as people type. */
export function typed(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Of an amount and one times as large, both as typed; null when the step vanishes or rounding would raise it too far. */
export function step(from: number, times: number): { from: number; to: number } | null {
  const start = typed(from);
  const to = times > 1 ? Math.floor(start * times * 100) / 100 : Math.max(0.01, typed(start * times));
  const isChange = times > 1 ? to > start : to < start;
  return start > 0 && isChange ? { from: start, to } : null;
}
