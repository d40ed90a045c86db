import { memo, type RefObject } from 'react';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { ItemsList } from '#client/parts/items/items-list.tsx';
import { changedLabel } from '#client/parts/items/list-change.ts';
import type { Draft } from './draft.ts';
import { MoveMenu } from './move-menu.tsx';
import { useItems, useOptions } from './use-draft.ts';
import { type ItemAdvice, useItemAdvice } from './use-item-advice.ts';
import { type PolicyReview, usePolicyReview } from './use-policy-review.ts';

interface DraftItemsProps {
  draft: Draft;
  /** Gets the focus when the last item is gone. */
  undo: RefObject<HTMLButtonElement | null>;
  product: string;
}

/** The items of a tool's list, with the findings of the policy rules and advice from the language's texts. */
export const DraftItems = memo(function DraftItems({ draft, undo, product }: DraftItemsProps) {
  const input = { ...useOptions(draft), product };
  const review = usePolicyReview(draft.kind, input);
  const advice = useItemAdvice(draft, input);
  return <Items draft={draft} undo={undo} review={review} advice={advice} />;
});

interface ItemsProps extends Omit<DraftItemsProps, 'product'> {
  review: PolicyReview;
  advice: ItemAdvice;
}

/** Only this part renders when the list changes. */
function Items({ draft, undo, review, advice }: ItemsProps) {
  return (
    <ItemsList
      kind={draft.kind}
      items={useItems(draft)}
      language={useTabPart(draft.tool, ({ origin }) => origin?.language ?? undefined)}
      review={review}
      {...advice}
      onChange={draft.setItems}
      moreActions={(chosen) => <MoveMenu draft={draft} chosen={chosen} />}
      onEmptied={() => undo.current?.focus()}
      onRemoved={(count, refocus) =>
        notifyUndo(changedLabel(draft.kind, count, 'excluíd'), () => {
          draft.undo();
          refocus();
        })
      }
    />
  );
}
