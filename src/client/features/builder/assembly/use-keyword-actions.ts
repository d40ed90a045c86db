import { flushSync } from 'react-dom';
import type { MatchType } from '#domain/ads/match-types.ts';
import { forgetEntries } from '#domain/shared/selection.ts';
import { changeMatch, moveKeywords, removeKeywords, splitGroup } from '#domain/making/structure/edit.ts';
import type { CampaignDraft, DraftKeyword } from '#domain/making/structure/draft.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { randomUuid } from '#client/lib/uuid.ts';
import type { ListSelection } from '#client/components/selection/use-list-selection.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';

interface KeywordActionsOptions {
  groupId: string;
  /** The selected keywords. */
  chosen: readonly DraftKeyword[];
  list: ListSelection<DraftKeyword>;
  keywords: readonly DraftKeyword[];
  onOpen: (id: string) => void;
}

export type KeywordActions = ReturnType<typeof useKeywordActions>;

/**
 * What can be done with the selected keywords; without a selection, with the one that has the focus. It is everything
 * that dragging can do, and more.
 */
export function useKeywordActions({ groupId, keywords, chosen, list, onOpen }: KeywordActionsOptions) {
  const { store } = useBuilder();
  const chosenOr = (active?: DraftKeyword) => (chosen.length === 0 && active ? [active] : chosen);
  const textsOf = (entries: readonly DraftKeyword[]) => entries.map(({ text }) => text);
  const source = { groupId, texts: new Set(textsOf(chosen)) };
  function change(edit: (draft: CampaignDraft) => CampaignDraft): void {
    store.change(edit);
    list.clear();
  }
  /** Renders at once, so that the focus can move before its row is gone. */
  function remove(active?: DraftKeyword): void {
    const removed = new Set(chosenOr(active));
    flushSync(() => {
      list.step((now) => forgetEntries(now, removed, keywords));
      store.change((draft) => removeKeywords(draft, { groupId, texts: new Set(textsOf([...removed])) }));
    });
    list.keepFocus();
    notifyUndo(countText(removed.size, 'palavra excluída', 'palavras excluídas'), store.undo);
  }
  return {
    count: chosen.length,
    copy: (active?: DraftKeyword) => void copyToClipboard(textsOf(chosenOr(active)).join('\n')),
    move: (toId: string) => change((draft) => moveKeywords(draft, source, toId)),
    match: (match: MatchType) => change((draft) => changeMatch(draft, source, match)),
    remove,
    split: () => {
      const id = randomUuid();
      change((draft) => splitGroup(draft, source, id));
      if (store.getState().history.present.groups.some((group) => group.id === id)) onOpen(id);
    },
  };
}
