import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { countText } from '#client/lib/count-text.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { groupName } from '../study/evidence-words.ts';
import { blockingChanges, chosenBlocks, isSuspect } from '../study/blocking-changes.ts';

/** Puts the proposed negatives of a group into the basket, or takes them out again. */
export function BlockButton({ group }: { group: StudiedGroup }) {
  const { basket, campaigns } = useWorkbench();
  const { counts } = group;
  const name = groupName(group);
  const added = blockingChanges(group);
  if (!isSuspect(group) || added.length === 0) return null;
  const chosen = chosenBlocks(basket.chosen, group, campaigns);
  const isChosen = chosen.length > 0;
  function block(): void {
    if (counts.conversions === 0) {
      basket.add(added);
      return;
    }
    confirmAction({
      title: 'Estas palavras já venderam',
      message: `${name}: ${countText(counts.conversions, 'venda', 'vendas')}. A negativa proposta não bloqueia os termos que venderam, mas bloqueia outros parecidos.`,
      confirmLabel: 'Negativar mesmo assim',
      onConfirm: () => basket.add(added),
    });
  }
  const Icon = isChosen ? IconX : IconPlus;
  return (
    <Button
      size="compact-xs"
      variant={isChosen ? 'default' : 'light'}
      leftSection={<Icon />}
      aria-label={isChosen ? `Tirar das mudanças: ${name}` : `Negativar ${name}`}
      onClick={isChosen ? () => basket.remove(chosen) : block}
    >
      {isChosen ? 'Tirar' : 'Negativar'}
    </Button>
  );
}
