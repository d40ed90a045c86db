import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyDialog } from '#client/lib/lazy-dialog.tsx';

export interface Question {
  title: string;
  children: ReactNode;
}

/** The last question stays while its dialog fades out. */
let state: { question: Question; isOpen: boolean } | null = null;
const listeners = new Set<() => void>();

function change(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a dialog above all others. */
export function ask(question: Question): void {
  change({ question, isOpen: true });
}

export function closeQuestion(): void {
  change(state && { ...state, isOpen: false });
}

const Dialog = lazyDialog(async () => (await import('./asked-dialog-body.tsx')).AskedDialogBody);

/** Where the dialogs of `ask` are drawn. */
export function AskedDialog() {
  const asked = useSyncExternalStore(subscribe, () => state);
  return (
    <Dialog opened={asked?.isOpen ?? false} question={asked?.question ?? null} onClose={closeQuestion} />
  );
}
