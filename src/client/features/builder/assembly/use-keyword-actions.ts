import { flushSync } from 'react-dom';
import type { MatchType } from '#domain/ads/match-types.ts';
import { forgetEntries } from '#domain/shared/selection.ts';
import { changeMatch, moveKeywords, removeKeywords, splitGroup } from '#domain/making/structure/edit.ts';
import type { Plan, PlannedKeyword } from '#domain/making/structure/plan.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { randomUuid } from '#client/lib/uuid.ts';
import type { ListSelection } from '#client/parts/items/use-list-selection.ts';
import { useBuilder } from '#client/parts/draft/plan-context.ts';

interface KeywordActionsOptions {
  groupId: string;
  /** The selected keywords. */
  chosen: readonly PlannedKeyword[];
  list: ListSelection<PlannedKeyword>;
  keywords: readonly PlannedKeyword[];
  onOpen: (id: string) => void;
}

export type KeywordActions = ReturnType<typeof useKeywordActions>;

/**
 * What can be done with the selected keywords; without a selection, with the one that has the focus. It is everything
 * that dragging can do, and more.
 */
export function useKeywordActions({ groupId, keywords, chosen, list, onOpen }: KeywordActionsOptions) {
  const { store } = useBuilder();
  const chosenOr = (active?: PlannedKeyword) => (chosen.length === 0 && active ? [active] : chosen);
  const textsOf = (entries: readonly PlannedKeyword[]) => entries.map(({ text }) => text);
  const place = { groupId, texts: new Set(textsOf(chosen)) };
  function change(edit: (plan: Plan) => Plan): void {
    store.change(edit);
    list.clear();
  }
  /** Renders at once, so that the focus can move before its row is gone. */
  function remove(active?: PlannedKeyword): void {
    const removed = new Set(chosenOr(active));
    flushSync(() => {
      list.step((now) => forgetEntries(now, removed, keywords));
      store.change((plan) => removeKeywords(plan, { groupId, texts: new Set(textsOf([...removed])) }));
    });
    list.keepFocus();
    notifyUndo(countText(removed.size, 'palavra excluída', 'palavras excluídas'), store.undo);
  }
  return {
    count: chosen.length,
    copy: (active?: PlannedKeyword) => void copyToClipboard(textsOf(chosenOr(active)).join('\n')),
    move: (toId: string) => change((plan) => moveKeywords(plan, place, toId)),
    match: (match: MatchType) => change((plan) => changeMatch(plan, place, match)),
    remove,
    split: () => {
      const id = randomUuid();
      change((plan) => splitGroup(plan, place, id));
      if (store.getState().history.present.groups.some((group) => group.id === id)) onOpen(id);
    },
  };
}
