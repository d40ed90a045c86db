import { ActionIcon, Badge, Card, Group, List, Text, Title, Tooltip } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import type { Asset } from '#domain/campaign/campaign.ts';
import { clipboardText } from '#domain/texts/exports.ts';
import { fromStoredItem } from '#domain/ads/items.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { useDeleteAsset } from '#client/data/campaigns.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { notifySuccess } from '#client/lib/notify.ts';

const PREVIEW = 5;

export function AssetCard({ campaignId, asset }: { campaignId: string; asset: Asset }) {
  const { assetType, content } = asset;
  const { label, icon: TypeIcon } = generatorViews[assetType];
  const items = content.map(fromStoredItem);
  const more = items.length - PREVIEW;
  const deleteAsset = useDeleteAsset(() => notifySuccess('Item deletado com sucesso!'));

  function askToDelete(): void {
    confirmAction({
      title: 'Deletar lista',
      message: `A lista de ${label.toLowerCase()} sairá desta campanha. Esta ação não pode ser desfeita.`,
      confirmLabel: 'Deletar',
      onConfirm: () => deleteAsset.mutate({ campaignId, assetId: asset.id }),
    });
  }

  return (
    <Card component="article" withBorder radius="lg" padding="lg" aria-label={label}>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Group gap="xs">
          <TypeIcon size={20} stroke={1.7} aria-hidden="true" />
          <Title order={2} size="h3">
            {label}
          </Title>
          <Badge variant="light" tt="none">
            {items.length === 1 ? '1 item' : `${items.length.toLocaleString('pt-BR')} itens`}
          </Badge>
        </Group>
        <Group gap={4} wrap="nowrap">
          <Tooltip label="Copiar lista">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Copiar ${label}`}
              onClick={() => void copyToClipboard(clipboardText(assetType, items))}
            >
              <IconCopy size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Deletar">
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={`Deletar ${label}`}
              loading={deleteAsset.isPending}
              onClick={askToDelete}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      <List spacing={4} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {items.slice(0, PREVIEW).map((item, position) => (
          <List.Item key={position}>{Object.values(item).filter(Boolean).join(' · ')}</List.Item>
        ))}
      </List>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt={6}>
          ... e mais {more.toLocaleString('pt-BR')}
        </Text>
      )}
    </Card>
  );
}
