import { Badge, Group, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { type RefObject, useDeferredValue, useRef } from 'react';
import { assetModels } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { screenPart } from '#client/components/screen-part.tsx';
import { Panel } from '#client/components/panel.tsx';
import { keysLabel } from '#client/lib/shortcuts/keys.ts';
import { isMac } from '#client/lib/shortcuts/use-shortcuts.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { columnLimits } from '#client/parts/column-limits.ts';
import { countLabel, generatorViews } from '#client/parts/generator-views.ts';
import { ListSkeleton } from '#client/parts/items/list-skeleton.tsx';
import classes from './generator-room.module.css';
import type { Draft } from './draft.ts';
import { ListActions } from './list-actions.tsx';
import { NegativeVariants } from './negative-variants.tsx';
import { OpenedList } from './opened-list.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useItems, useProduct } from './use-draft.ts';
import type { ListReader } from './use-list-reader.ts';

/** A third of the tool's code. A first visit does not load it. */
const DraftItems = screenPart(
  async () => (await import('./draft-items.tsx')).DraftItems,
  ({ draft }) => <DraftSkeleton draft={draft} />,
);

interface ResultsCardProps {
  draft: Draft;
  reader: ListReader;
  hasProAccess: boolean;
}

export function ResultsCard({ draft, reader, hasProAccess }: ResultsCardProps) {
  const undo = useRef<HTMLButtonElement>(null);
  return (
    <Panel title="Resultados" actions={<UndoButtons draft={draft} ref={undo} />}>
      <Group gap="xs" mb="sm">
        <ItemCount draft={draft} />
        <Text size="sm" c="dimmed" style={{ textWrap: 'balance' }}>
          {maximumLabel(draft.kind)}
        </Text>
        {draft.kind === 'negative_keywords' && <NegativeVariants draft={draft} />}
      </Group>
      <Results draft={draft} undo={undo} />
      <OpenedList draft={draft} />
      <ListActions draft={draft} reader={reader} hasProAccess={hasProAccess} />
    </Panel>
  );
}

function ItemCount({ draft }: { draft: Draft }) {
  return (
    <Badge variant="light" size="lg" fw={600}>
      {countLabel(draft.kind, useItems(draft).length)}
    </Badge>
  );
}

interface ResultsProps {
  draft: Draft;
  undo: RefObject<HTMLButtonElement | null>;
}

function Results(props: ResultsProps) {
  const { kind, tool } = props.draft;
  const isEmpty = useTabPart(tool, ({ items }) => items.length === 0);
  // Other updates do not wait while a long list is built. An emptied list disappears at once.
  const wasEmpty = useDeferredValue(isEmpty);
  // The marks beside the items follow the typed product with low priority, so that typing does not wait for them.
  const product = useDeferredValue(useProduct(props.draft));
  if (!isEmpty && !wasEmpty) return <DraftItems {...props} product={product} />;
  return (
    <div aria-busy={!isEmpty}>
      <EmptyState
        icon={IconListDetails}
        title={generatorViews[kind].empty}
        hint={
          <>
            Preencha a configuração e gere, importe um .txt ou adicione à mão.
            <Text span inherit className={classes.wide}>
              {' '}
              Linhas copiadas entram com {keysLabel('mod+v', isMac)}.
            </Text>
          </>
        }
      />
    </div>
  );
}

/** The place of the list, while its code comes. */
function DraftSkeleton({ draft }: { draft: Draft }) {
  return <ListSkeleton kind={draft.kind} count={useItems(draft).length} />;
}

/** `Máximo de 30 caracteres`, or the limit of each column. */
function maximumLabel(kind: AssetType): string {
  const [first, ...rest] = assetModels[kind].columns;
  return rest.length === 0 ? `Máximo de ${first.limit} caracteres` : columnLimits(kind);
}
