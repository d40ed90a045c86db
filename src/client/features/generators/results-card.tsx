import { ActionIcon, Badge, Group, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconListDetails } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { assetModels } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { columnLimits, countLabel, generatorViews } from '#client/parts/generator-views.ts';
import { ItemsList } from '#client/parts/items-list.tsx';
import { ListActions } from './list-actions.tsx';
import { NegativeVariants } from './negative-variants.tsx';
import { useItemAdvice } from './use-item-advice.ts';
import { usePolicyReview } from './use-policy-review.ts';
import { OpenedList } from './opened-list.tsx';
import type { DraftControls } from './use-draft.ts';

interface ResultsCardProps {
  kind: AssetType;
  draft: DraftControls;
  hasProAccess: boolean;
}

export function ResultsCard({ kind, draft, hasProAccess }: ResultsCardProps) {
  const { items, setItems } = draft;
  const review = usePolicyReview(kind, draft.input);
  const advice = useItemAdvice(kind, draft);
  const undo = useRef<HTMLButtonElement>(null);
  return (
    <Panel title="Resultados" actions={<UndoButton draft={draft} ref={undo} />}>
      <Group gap="xs" mb="sm">
        <Badge variant="light" size="lg" tt="none" fw={600}>
          {countLabel(kind, items.length)}
        </Badge>
        <Text size="sm" c="dimmed">
          {maximumLabel(kind)}
        </Text>
        {kind === 'negative_keywords' && <NegativeVariants draft={draft} />}
      </Group>
      {items.length === 0 ? (
        <EmptyState
          icon={IconListDetails}
          title={generatorViews[kind].empty}
          hint="Preencha a configuração e gere, importe um .txt ou adicione à mão."
        />
      ) : (
        <ItemsList
          kind={kind}
          items={items}
          review={review}
          {...advice}
          onChange={setItems}
          onEmptied={() => undo.current?.focus()}
        />
      )}
      <OpenedList kind={kind} draft={draft} />
      <ListActions kind={kind} draft={draft} hasProAccess={hasProAccess} />
    </Panel>
  );
}

function UndoButton({ draft, ref }: { draft: DraftControls; ref: Ref<HTMLButtonElement> }) {
  return (
    <Tooltip label="Desfazer">
      <ActionIcon
        ref={ref}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Desfazer"
        disabled={draft.past.length === 0}
        onClick={draft.undo}
      >
        <IconArrowBackUp size={20} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

/** `Máximo de 30 caracteres`, or the limit of each column. */
function maximumLabel(kind: AssetType): string {
  const [first, ...rest] = assetModels[kind].columns;
  return rest.length === 0 ? `Máximo de ${first.limit} caracteres` : columnLimits(kind);
}
