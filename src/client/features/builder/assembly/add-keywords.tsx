import { Button, Group, Menu, Textarea } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fromStoredItem } from '#domain/ads/items.ts';
import { cleanLines } from '#domain/ads/text.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import { addKeywords } from '#domain/making/structure/edit.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import { assetOptions } from '#client/data/campaign-lists.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifyInfo, notifySuccess } from '#client/lib/notify.ts';
import { assetHeading } from '#client/parts/campaign/asset-heading.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';

/** Keywords typed, pasted or taken from one of the campaign's lists. */
export function AddKeywords({ group }: { group: DraftGroup }) {
  const { campaign, store } = useBuilder();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const lists = campaign.assets.filter(({ assetType }) => assetType === 'keywords');
  function add(texts: readonly string[]): void {
    store.change((draft) => addKeywords(draft, group.id, texts));
    const now = store.getState().history.present.groups.find(({ id }) => id === group.id);
    const added = (now?.keywords.length ?? 0) - group.keywords.length;
    if (added > 0) notifySuccess(countText(added, 'palavra adicionada', 'palavras adicionadas'));
    else notifyInfo('Nada novo', 'O grupo já tem essas palavras.');
  }
  async function addList(assetId: string): Promise<void> {
    try {
      const { content } = await queryClient.query(assetOptions({ campaignId: campaign.id, assetId }));
      add(content.map((item) => fromStoredItem(item)['text'] ?? ''));
    } catch (error) {
      notifyFailure('Erro ao abrir a lista', error);
    }
  }
  return (
    <>
      <Textarea
        label="Adicionar palavras"
        description='Uma por linha: palavra, "frase" ou [exata].'
        autosize
        minRows={2}
        maxRows={8}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          variant="light"
          leftSection={<IconPlus />}
          disabled={typed.trim() === ''}
          onClick={() => {
            add(cleanLines(typed).map((line) => cutText(line, 500)));
            setTyped('');
          }}
        >
          Adicionar
        </Button>
        {lists.length > 0 && (
          <Menu>
            <Menu.Target>
              <Button variant="default" rightSection={<IconChevronDown />}>
                De uma lista
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
              {lists.map((list) => (
                <Menu.Item key={list.id} onClick={() => void addList(list.id)}>
                  {`${assetHeading(list).title} (${list.itemCount})`}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </>
  );
}
