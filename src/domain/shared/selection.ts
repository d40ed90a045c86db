/** The selected entries of a list. Entries are compared by identity. */
export interface Selection<Entry> {
  selected: ReadonlySet<Entry>;
  /** One end of the range that Shift extends. */
  anchor: Entry | null;
  /** The entry with the focus, and the other end of the range. */
  active: Entry | null;
}

/** How a click or a key reaches an entry: `only` replaces the selection, `move` keeps it. */
export type SelectionMode = 'only' | 'toggle' | 'extend' | 'move';

export function emptySelection<Entry>(): Selection<Entry> {
  return { selected: new Set(), anchor: null, active: null };
}

/** @param order the entries as they are shown. */
export function reachEntry<Entry>(
  selection: Selection<Entry>,
  { entry, mode, order }: { entry: Entry; mode: SelectionMode; order: readonly Entry[] },
): Selection<Entry> {
  if (mode === 'extend') return extendTo(selection, entry, order);
  if (mode === 'move') return { ...selection, active: entry, anchor: entry };
  const selected = new Set(mode === 'toggle' ? selection.selected : []);
  if (mode === 'toggle' && selected.has(entry)) selected.delete(entry);
  else selected.add(entry);
  return { selected, anchor: entry, active: entry };
}

/** Selects the range from the anchor to the entry. Without a visible anchor the range is the entry itself. */
function extendTo<Entry>(
  { anchor, active }: Selection<Entry>,
  entry: Entry,
  order: readonly Entry[],
): Selection<Entry> {
  const start = [anchor, active].find((end) => end !== null && order.includes(end)) ?? entry;
  const [from, to] = [order.indexOf(start), order.indexOf(entry)].sort((one, other) => one - other);
  return { selected: new Set(order.slice(from, (to ?? 0) + 1)), anchor: start, active: entry };
}

export function selectAll<Entry>(selection: Selection<Entry>, order: readonly Entry[]): Selection<Entry> {
  return { ...selection, selected: new Set(order) };
}

export function clearSelection<Entry>(selection: Selection<Entry>): Selection<Entry> {
  return { ...selection, selected: new Set() };
}

/** The selected entries that are shown, in the order on screen. */
export function selectedOf<Entry>({ selected }: Selection<Entry>, order: readonly Entry[]): readonly Entry[] {
  return selected.size === 0 ? [] : order.filter((entry) => selected.has(entry));
}

/** Replaces an entry that was edited by its new version. */
export function replaceEntry<Entry>(selection: Selection<Entry>, old: Entry, next: Entry): Selection<Entry> {
  const swap = <Known extends Entry | null>(entry: Known) => (entry === old ? next : entry);
  const { selected, anchor, active } = selection;
  return {
    selected: selected.has(old) ? new Set([...selected].map(swap)) : selected,
    anchor: swap(anchor),
    active: swap(active),
  };
}

/**
 * Forgets removed entries. The focus goes to the next entry that stays, or to the last one.
 * @param order the entries as they were shown before the removal.
 */
export function forgetEntries<Entry>(
  { selected, anchor, active }: Selection<Entry>,
  removed: ReadonlySet<Entry>,
  order: readonly Entry[],
): Selection<Entry> {
  const left = [...selected].filter((entry) => !removed.has(entry));
  const next = active !== null && removed.has(active) ? neighbourOf(active, removed, order) : active;
  return {
    selected: new Set(left),
    anchor: anchor !== null && removed.has(anchor) ? next : anchor,
    active: next,
  };
}

function neighbourOf<Entry>(
  entry: Entry,
  removed: ReadonlySet<Entry>,
  order: readonly Entry[],
): Entry | null {
  const at = order.indexOf(entry);
  const stays = (other: Entry | undefined) => other !== undefined && !removed.has(other);
  for (let next = at + 1; next < order.length; next += 1) if (stays(order[next])) return order[next] ?? null;
  for (let before = at - 1; before >= 0; before -= 1) if (stays(order[before])) return order[before] ?? null;
  return null;
}
