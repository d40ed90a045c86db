import type { Icon } from '@tabler/icons-react';
import { findCost } from '#client/lib/find-words.ts';

/** What the palette can open or do. */
export interface Entry {
  /** Unique among all entries. */
  id: string;
  group: string;
  label: string;
  detail?: string;
  /** Other words by which it is found. */
  words?: string;
  /** Whether it shows only for what is typed, because there are thousands of its kind. */
  isAsked?: boolean;
  icon: Icon;
  run: () => void;
}

interface EntryGroup {
  group: string;
  entries: readonly Entry[];
}

/** Of each group. */
const SHOWN = 8;
const SHOWN_UNASKED = 5;

/** The entries that fit, in groups: the group with the best fit first, and the best fit first within each. */
export function findEntries(all: readonly Entry[], typed: string): EntryGroup[] {
  const isAsked = typed.trim() !== '';
  const limit = isAsked ? SHOWN : SHOWN_UNASKED;
  const found = all
    .filter((entry) => isAsked || entry.isAsked !== true)
    .flatMap((entry) => {
      const cost = findCost(typed, `${entry.label} ${entry.words ?? ''}`);
      return cost === null ? [] : [{ entry, cost }];
    })
    .sort((one, other) => one.cost - other.cost);
  const groups = [...new Set(found.map(({ entry }) => entry.group))];
  return groups.map((group) => ({
    group,
    entries: found
      .filter(({ entry }) => entry.group === group)
      .slice(0, limit)
      .map(({ entry }) => entry),
  }));
}
