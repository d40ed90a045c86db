import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { hideToast, showToast } from './notify.ts';
import { labelWithKeys, shortcutProps, useShortcuts } from './shortcuts/use-shortcuts.ts';

/** How long a deletion can be undone from its toast. The time stops while the pointer or the focus is on it. */
const UNDO_MS = 10_000;

let shown: string | undefined;

/** Tells that something was deleted, with a button and Ctrl+Z that bring it back. */
export function notifyUndo(title: string, onUndo: () => void): void {
  const undo = () => {
    dismissUndo();
    onUndo();
  };
  const message = <UndoAction onUndo={undo} />;
  const stay = () => notifications.update({ id, message, autoClose: false });
  const leave = () => notifications.update({ id, message, autoClose: UNDO_MS });
  const id = showToast(
    { title, message, autoClose: UNDO_MS, onFocusCapture: stay, onBlurCapture: leave },
    'ember',
  );
  shown = id;
}

/** Hides the toast, because something else has changed since. */
export function dismissUndo(): void {
  if (shown) hideToast(shown);
  shown = undefined;
}

function UndoAction({ onUndo }: { onUndo: () => void }) {
  useShortcuts({ undo: onUndo });
  return (
    <Button size="compact-sm" variant="light" mt={4} onClick={onUndo} {...shortcutProps('undo')}>
      {labelWithKeys('Desfazer', 'undo')}
    </Button>
  );
}
