import type { CampaignEstimate } from './estimates.ts';
import type { SliceKind } from './facts.ts';

/** Money for each day. */
export interface Money {
  cost: number;
  income: number;
}

/** Clicks grow with the bid to this power, which differs between markets; their price grows with the bid itself. */
const ELASTICITY = { lower: 0.8, raise: 0.5 } as const;

/** The effect of a changed bid on cost and income. A higher bid is expected to gain little. */
export function bidEffect(times: number): Money {
  const power = times > 1 ? ELASTICITY.raise : ELASTICITY.lower;
  return { cost: times ** (1 + power), income: times ** power };
}

/** The effect of a change on a campaign. */
export type Effect =
  | { on: 'cells'; cells: readonly string[]; times: Money }
  /** Searches leave their cells. */
  | { on: 'terms'; terms: readonly { at: number; cell: string; money: Money }[] }
  | { on: 'terms back'; money: Money }
  /** A part of the campaign across all cells. */
  | { on: 'slice'; by: SliceKind; share: Money; times: Money }
  /** All of it at once. */
  | { on: 'campaign'; times: Money }
  | { on: 'budget'; times: number };

interface Cell extends Money {
  adGroup: string;
  start: Money;
}

interface State {
  cells: Map<string, Cell>;
  /** Terms that are blocked. */
  blocked: Set<number>;
  /** By how much each slice's changes multiply cost and income. */
  slices: Map<SliceKind, Money>;
  /** Money of searches that a removed negative lets in again. */
  regained: Money;
  /** The new daily budget divided by the old one. */
  budget: number;
}

/** A campaign as its parts, so that changes which touch the same money do not gain twice. */
export interface CampaignModel {
  gainOf: (effect: Effect) => number;
  apply: (effect: Effect) => void;
}

/** A share of lost impressions below this is usual, and does not mean that the budget limits the campaign. */
const LIMITED = 0.05;

export function modelOf(estimate: CampaignEstimate): CampaignModel {
  const lost = estimate.facts.lostToBudget ?? 0;
  const demand = lost > LIMITED ? 1 / (1 - Math.min(0.9, lost)) : 1;
  const state: State = {
    cells: cellsOf(estimate),
    blocked: new Set(),
    slices: new Map(),
    regained: { cost: 0, income: 0 },
    budget: 1,
  };
  const start = totalOf(state);
  const profitNow = () => profitOf(totalOf(state), state.budget, start.cost, demand);
  return {
    gainOf: (effect) => {
      const before = profitNow();
      const undo = change(state, effect);
      const gain = profitNow() - before;
      undo();
      return gain;
    },
    apply: (effect) => {
      change(state, effect);
    },
  };
}

export function cellKey(adGroup: string, text: string, matchType: string): string {
  return JSON.stringify([adGroup, text.toLowerCase(), matchType]);
}

export const groupCell = (adGroup: string): string => JSON.stringify([adGroup]);
/** The rest of the campaign that no keyword or ad group of the reports shows. */
export const REST = 'rest';

/** Keywords; ad groups where the reports have no keywords; what is left of the campaign. */
function cellsOf({ own, groups, keywords }: CampaignEstimate): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const add = (key: string, adGroup: string, { cost, income }: Money) =>
    cells.set(key, { adGroup, cost, income, start: { cost, income } });
  for (const { part, ...each } of keywords)
    if (!part.isStopped) add(cellKey(part.adGroup, part.text, part.matchType), part.adGroup, each);
  const inKeywords = new Set(keywords.map(({ part }) => part.adGroup));
  const whole = groups.filter(({ name }) => !inKeywords.has(name));
  for (const group of whole) if (!group.isStopped) add(groupCell(group.name), group.name, group);
  const stopped = [...keywords.map(({ part, cost }) => ({ isStopped: part.isStopped, cost })), ...whole]
    .filter(({ isStopped }) => isStopped)
    .reduce((total, { cost }) => total + cost, 0);
  const known = [...cells.values()].reduce((total, { cost }) => total + cost, 0);
  const left = own.cost - stopped - known;
  if (left > own.cost * 0.02)
    add(REST, '', { cost: left, income: own.cost > 0 ? (own.income * left) / own.cost : 0 });
  return cells;
}

function totalOf({ cells, slices, regained }: State): Money {
  let [cost, income] = [regained.cost, regained.income];
  for (const cell of cells.values()) {
    cost += cell.cost;
    income += cell.income;
  }
  for (const { cost: costs, income: incomes } of slices.values()) {
    cost *= costs;
    income *= incomes;
  }
  return { cost, income };
}

/**
 * A campaign that is limited by its budget spends saved money elsewhere. Nobody knows with what result. So half of
 * the gain is counted as if the money were spent again, half as if it were not.
 */
function profitOf({ cost, income }: Money, budget: number, spent: number, demand: number): number {
  const profit = income - cost;
  if (cost <= 0) return profit;
  const affordable = demand > 1 || budget < 1 ? (spent * budget) / cost : Infinity;
  const respent = Math.min(demand, affordable);
  const notRespent = Math.min(demand > 1 ? Math.max(1, budget) : 1, demand, affordable);
  return (profit * (respent + Math.min(notRespent, respent))) / 2;
}

function change(state: State, effect: Effect): () => void {
  if (effect.on === 'budget') {
    const before = state.budget;
    state.budget *= effect.times;
    return () => (state.budget = before);
  }
  if (effect.on === 'slice') {
    const before = state.slices.get(effect.by) ?? { cost: 1, income: 1 };
    state.slices.set(effect.by, {
      cost: Math.max(0, before.cost - effect.share.cost * (1 - effect.times.cost)),
      income: Math.max(0, before.income - effect.share.income * (1 - effect.times.income)),
    });
    return () => state.slices.set(effect.by, before);
  }
  if (effect.on === 'terms back') {
    const before = state.regained;
    state.regained = { cost: before.cost + effect.money.cost, income: before.income + effect.money.income };
    return () => (state.regained = before);
  }
  if (effect.on === 'campaign') return changeCells(state, [...state.cells.keys()], effect.times);
  return effect.on === 'cells' ? changeCells(state, effect.cells, effect.times) : block(state, effect.terms);
}

function changeCells({ cells }: State, keys: readonly string[], times: Money): () => void {
  const before = keys.flatMap((key) => {
    const cell = cells.get(key);
    return cell ? [{ cell, cost: cell.cost, income: cell.income }] : [];
  });
  for (const { cell } of before) {
    cell.cost *= times.cost;
    cell.income *= times.income;
  }
  return () => {
    for (const { cell, cost, income } of before) Object.assign(cell, { cost, income });
  };
}

/** A search that is blocked already changes nothing more. */
function block(state: State, terms: readonly { at: number; cell: string; money: Money }[]): () => void {
  const before = new Map<Cell, Money>();
  const added: number[] = [];
  for (const { at, cell: key, money } of terms) {
    const cell = state.cells.get(key) ?? state.cells.get(REST);
    if (!cell || state.blocked.has(at)) continue;
    if (!before.has(cell)) before.set(cell, { cost: cell.cost, income: cell.income });
    state.blocked.add(at);
    added.push(at);
    const left = (part: number, now: number, start: number) =>
      Math.max(0, now - part * (start > 0 ? now / start : 0));
    cell.cost = left(money.cost, cell.cost, cell.start.cost);
    cell.income = left(money.income, cell.income, cell.start.income);
  }
  return () => {
    for (const [cell, money] of before) Object.assign(cell, money);
    for (const at of added) state.blocked.delete(at);
  };
}
