import {
  ActionIcon,
  type ActionIconProps,
  Badge,
  Button,
  Card,
  Group,
  List,
  Text,
  Title,
  Tooltip,
} from '@mantine/core';
import { type Icon, IconArrowRight, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Asset } from '#domain/campaign/campaign.ts';
import { fromStoredItem } from '#domain/ads/items.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { useDeleteAsset } from '#client/data/campaigns.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { assetHeading } from './asset-heading.ts';
import { RenameListDialog } from './rename-list-dialog.tsx';
import { useCopyList } from './use-copy-list.ts';

export function AssetCard({ campaignId, asset }: { campaignId: string; asset: Asset }) {
  const { assetType, itemCount } = asset;
  const TypeIcon = generatorViews[assetType].icon;
  const { title, details } = assetHeading(asset);
  const items = asset.preview.map(fromStoredItem);
  const more = itemCount - items.length;
  const copy = useCopyList(campaignId, asset);
  const [isRenaming, setIsRenaming] = useState(false);
  const deleteAsset = useDeleteAsset(() => notifySuccess('Item deletado com sucesso!'));

  function askToDelete(): void {
    confirmAction({
      title: 'Deletar lista',
      message: `A lista "${title}" sairá desta campanha. Esta ação não pode ser desfeita.`,
      confirmLabel: 'Deletar',
      onConfirm: () => deleteAsset.mutate({ campaignId, assetId: asset.id }),
    });
  }

  return (
    <Card component="article" withBorder radius="lg" padding="lg" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Group gap="xs" miw={0} wrap="nowrap" align="flex-start">
          <TypeIcon size={20} stroke={1.7} aria-hidden="true" style={{ flex: 'none', marginTop: 2 }} />
          <Group gap="xs" miw={0}>
            <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            <Badge variant="light" tt="none">
              {itemCount === 1 ? '1 item' : `${itemCount.toLocaleString('pt-BR')} itens`}
            </Badge>
          </Group>
        </Group>
        <Group gap={4} wrap="nowrap">
          <Action
            label={`Renomear ${title}`}
            tooltip="Renomear"
            icon={IconPencil}
            onClick={() => setIsRenaming(true)}
          />
          <Action
            label={`Copiar ${title}`}
            tooltip="Copiar lista"
            icon={IconCopy}
            loading={copy.isPending}
            onClick={() => copy.mutate()}
          />
          <Action
            label={`Deletar ${title}`}
            tooltip="Deletar"
            icon={IconTrash}
            color="red"
            loading={deleteAsset.isPending}
            onClick={askToDelete}
          />
        </Group>
      </Group>
      {details !== '' && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {details}
        </Text>
      )}
      <List mt="sm" spacing={4} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {items.map((item, position) => (
          <List.Item key={position}>{Object.values(item).filter(Boolean).join(' · ')}</List.Item>
        ))}
      </List>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt={6}>
          ... e mais {more.toLocaleString('pt-BR')}
        </Text>
      )}
      <Button
        component={Link}
        to={paths.openedList(generatorViews[assetType].slug, campaignId, asset.id)}
        variant="subtle"
        size="compact-sm"
        mt="sm"
        ml={-8}
        rightSection={<IconArrowRight size={15} stroke={1.8} />}
      >
        Abrir no gerador
      </Button>
      <RenameListDialog
        campaignId={campaignId}
        asset={asset}
        opened={isRenaming}
        onClose={() => setIsRenaming(false)}
      />
    </Card>
  );
}

interface ActionProps extends Pick<ActionIconProps, 'color' | 'loading'> {
  label: string;
  tooltip: string;
  icon: Icon;
  onClick: () => void;
}

function Action({ label, tooltip, icon: ActionSign, color = 'gray', loading, onClick }: ActionProps) {
  return (
    <Tooltip label={tooltip}>
      <ActionIcon
        variant="subtle"
        color={color}
        size="lg"
        aria-label={label}
        loading={loading}
        onClick={onClick}
      >
        <ActionSign size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
