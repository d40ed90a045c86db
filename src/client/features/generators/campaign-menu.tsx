import { Button, Menu, ScrollArea, Text } from '@mantine/core';
import { IconChevronDown, IconFolderPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Item } from '#domain/ads/asset-models.ts';
import { toStoredItem } from '#domain/ads/items.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { campaignsOptions, useAddAsset } from '#client/data/campaigns.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';

export function CampaignMenu({ kind, items }: { kind: AssetType; items: readonly Item[] }) {
  const { data: campaigns = [], isPending } = useQuery(campaignsOptions);
  const addAsset = useAddAsset();

  function save(campaignId: string, name: string): void {
    if (items.length === 0) {
      notifyError('Lista vazia!', 'Gere ou adicione itens antes de salvar na campanha.');
      return;
    }
    const asset = { assetType: kind, content: items.map((item) => toStoredItem(kind, item)) };
    addAsset.mutate(
      { campaignId, asset },
      { onSuccess: () => notifySuccess('Salvo na Campanha!', `${generatorViews[kind].savedIn} ${name}`) },
    );
  }

  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          disabled={isPending || campaigns.length === 0}
          loading={addAsset.isPending}
          leftSection={<IconFolderPlus size={17} stroke={1.7} />}
          rightSection={<IconChevronDown size={16} stroke={1.7} />}
          title={!isPending && campaigns.length === 0 ? 'Crie uma campanha em Campanhas salvas' : undefined}
        >
          Salvar na campanha
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={280}>
          {campaigns.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => save(id, name)}>
              <Text size="sm" truncate>
                {name}
              </Text>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}
