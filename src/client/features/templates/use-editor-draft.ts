import { useState } from 'react';

/** Edits not saved yet, by what they edit: changing the tab, the language or the room keeps them. */
const drafts = new Map<string, unknown>();

/** What a box shows: the unsaved edit, else what is stored, which may change in another tab meanwhile. */
export function useEditorDraft<T>(key: string, stored: T) {
  const [, redraw] = useState(0);
  const draft = drafts.get(key) as T | undefined; // written below, under this key alone
  return {
    value: draft ?? stored,
    isDirty: draft !== undefined,
    change: (value: T) => {
      drafts.set(key, value);
      redraw((times) => times + 1);
    },
    discard: () => {
      drafts.delete(key);
      redraw((times) => times + 1);
    },
  };
}
