/** A value and the change that replaced it. */
export interface Step<Value, Name> {
  value: Value;
  name: Name;
}

/** The steps back, the latest last, and the steps forward, the nearest first. */
export interface NamedHistory<Value, Name> {
  past: readonly Step<Value, Name>[];
  future: readonly Step<Value, Name>[];
}

export function emptyHistory<Value, Name>(): NamedHistory<Value, Name> {
  return { past: [], future: [] };
}

/** @param before the value that the change replaces. @param most number of steps that are kept. */
export function recordStep<Value, Name>(
  { past }: NamedHistory<Value, Name>,
  before: Step<Value, Name>,
  most: number,
): NamedHistory<Value, Name> {
  return { past: [...past, before].slice(-most), future: [] };
}

/** Goes back by this many steps, or forward when the count is negative, as far as there are steps. */
export function travel<Value, Name>(
  history: NamedHistory<Value, Name>,
  present: Value,
  count: number,
): { history: NamedHistory<Value, Name>; present: Value } {
  if (count === 0) return { history, present };
  const { past, future } = history;
  const step = count > 0 ? past.at(-1) : future[0];
  if (step === undefined) return { history, present };
  const left = { value: present, name: step.name };
  const next =
    count > 0
      ? { past: past.slice(0, -1), future: [left, ...future] }
      : { past: [...past, left], future: future.slice(1) };
  return travel(next, step.value, count - Math.sign(count));
}
