import { Button, Group, Paper, Text } from '@mantine/core';
import { useRewriteAsset } from '#client/data/campaign-lists.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { listContent } from './list-content.ts';
import type { Draft } from './draft.ts';

/** Saves the list on screen to the campaign's list that was opened here. */
export function OpenedList({ draft }: { draft: Draft }) {
  const { kind, setTool } = draft;
  const opened = useTabPart(draft.tool, (work) => work.opened);
  const isEmpty = useTabPart(draft.tool, ({ items }) => items.length === 0);
  const rewrite = useRewriteAsset();
  if (opened === null) return null;
  const { campaignId, assetId, name } = opened;

  function save(mode: 'replace' | 'add'): void {
    const work = draft.read();
    if (work.items.length === 0) {
      notifyError('Lista vazia!', 'Gere ou adicione itens antes de salvar na campanha.');
      return;
    }
    rewrite.mutate(
      { campaignId, assetId, asset: listContent(kind, work), mode },
      {
        onSuccess: ({ itemCount }) =>
          notifySuccess('Salvo na Campanha!', `A lista tem agora ${countText(itemCount, 'item', 'itens')}.`),
      },
    );
  }

  return (
    <Paper withBorder radius="md" p="sm" mt="md" component="section" aria-label="Lista aberta da campanha">
      <Text size="sm" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        Aberta da campanha: <strong>{name ?? generatorViews[kind].label}</strong>
      </Text>
      <Group gap="xs">
        <Button
          size="xs"
          variant={isEmpty ? 'default' : 'filled'}
          loading={rewrite.isPending}
          onClick={() => save('replace')}
        >
          Substituir a lista
        </Button>
        <Button size="xs" variant="default" disabled={rewrite.isPending} onClick={() => save('add')}>
          Adicionar à lista
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={() => setTool({ opened: null })}>
          Fechar
        </Button>
      </Group>
    </Paper>
  );
}
