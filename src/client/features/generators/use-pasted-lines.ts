import { useEffect } from 'react';
import { addItems, parseItems } from '#domain/texts/generators/read-items.ts';
import { notifyInfo, notifyUndo } from '#client/lib/notify.ts';
import { isTyping } from '#client/lib/shortcuts/use-shortcuts.ts';
import { changedLabel } from '#client/parts/items/list-change.ts';
import type { Draft } from './draft.ts';

/** Ctrl+V outside a field adds the copied lines to the list. */
export function usePastedLines(draft: Draft): void {
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      const { kind } = draft;
      const { items, match } = draft.read();
      const added = parseItems(kind, event.clipboardData?.getData('text/plain') ?? '', match);
      if (added.length === 0) return;
      event.preventDefault();
      const joined = addItems(kind, items, added);
      const count = joined.length - items.length;
      if (count <= 0) {
        notifyInfo('Nenhum item novo', 'Tudo o que você colou já está na lista.');
        return;
      }
      draft.setItems(() => joined, { kind: 'added', count });
      notifyUndo(changedLabel(kind, count, 'adicionad'), draft.undo);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [draft]);
}
