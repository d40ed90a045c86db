import * as z from 'zod/mini';
import { useAccountId } from '#client/data/use-session.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import { dismissUndo } from '#client/lib/notify-undo.tsx';
import { type TabStore, useTab, writeTab } from '#client/lib/storage/tab-scope.ts';

/** An editor's fields, as text. */
type Edit = Readonly<Record<string, string>>;

const schema = z.nullable(z.record(z.string(), z.string()));

/**
 * The editor's value: the account's unsaved edit, otherwise the stored value, which may change in another
 * tab.
 * @param name identifies the edited templates.
 */
export function useEditorDraft<T extends Edit>(name: string, stored: T) {
  const store: TabStore<Edit | null> = ofAccountInTab(
    { key: `faisca_template_edit_v1_${name}`, schema, initial: null },
    useAccountId(),
  );
  const edit = useTab(store);
  return {
    value: edit === null ? stored : { ...stored, ...edit },
    isDirty: edit !== null,
    change: (part: Partial<T>) => {
      dismissUndo(); // what was discarded before must not come over this
      writeTab(store, { ...stored, ...edit, ...part });
    },
    /** @returns what brings the edit back. */
    discard: () => {
      writeTab(store, null);
      return () => writeTab(store, edit);
    },
  };
}
