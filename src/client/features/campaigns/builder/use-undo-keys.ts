import { useEffect } from 'react';
import type { PlanStore } from './plan-store.ts';

/** Handles Ctrl+Z and Ctrl+Shift+Z, except in a text field, where the browser handles them. */
export function useUndoKeys(store: PlanStore): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target))
        return;
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else store.undo();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea') !== null;
}
