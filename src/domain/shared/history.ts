/** A value with the values before it, the latest last, and those that were undone, the nearest first. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
}

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/** @param most number of values that are kept. */
export function record<Value>(history: History<Value>, next: Value, most: number): History<Value> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present].slice(-most), present: next, future: [] };
}

/** Changes the latest step further: letters typed into one field form one step. */
export function amend<Value>(history: History<Value>, next: Value): History<Value> {
  return next === history.present ? history : { past: history.past, present: next, future: [] };
}

/** Goes back by this many steps, or forward when the count is negative, as far as there are steps. */
export function travel<Value>(history: History<Value>, count: number): History<Value> {
  const all = [...history.past, history.present, ...history.future];
  const at = Math.min(Math.max(history.past.length - count, 0), all.length - 1);
  const present = all[at];
  if (at === history.past.length || present === undefined) return history;
  return { past: all.slice(0, at), present, future: all.slice(at + 1) };
}
