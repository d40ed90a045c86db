import { useEffect, useEffectEvent } from 'react';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { notifyInfo } from '#client/lib/notify.ts';
import { isTyping } from '#client/lib/shortcuts/use-shortcuts.ts';
import { changedLabel } from '#client/parts/items/list-change.ts';
import { addLines } from './add-lines.ts';
import type { Draft } from './draft.ts';
import type { ListReader } from './use-list-reader.ts';

/** Ctrl+V outside a field adds the copied lines to the list. */
export function usePastedLines(draft: Draft, reader: ListReader): void {
  const add = useEffectEvent(async (text: string): Promise<void> => {
    const lines = await addLines(draft, text, reader);
    if (lines === null || lines.found === 0) return;
    if (lines.added === 0) notifyInfo('Nenhum item novo', 'Tudo o que você colou já está na lista.');
    else notifyUndo(changedLabel(draft.kind, lines.added, 'adicionad'), draft.undo);
  });
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      void add(text);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
