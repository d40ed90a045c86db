/** A value with its undo and redo steps. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
}

const MOST_STEPS = 100;

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/**
 * Adds a new value. Consecutive changes of the same subject, such as letters typed into one field, form one
 * step.
 */
export function record<Value>(history: History<Value>, next: Value, isSameStep = false): History<Value> {
  if (next === history.present) return history;
  if (isSameStep) return { past: history.past, present: next, future: [] };
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present: next, future: [] };
}

export function undo<Value>({ past, present, future }: History<Value>): History<Value> {
  const last = past.at(-1);
  return last === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redo<Value>({ past, present, future }: History<Value>): History<Value> {
  const [next, ...later] = future;
  return next === undefined
    ? { past, present, future }
    : { past: [...past, present], present: next, future: later };
}
