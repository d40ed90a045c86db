import { Group } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Asset } from '#domain/making/campaign/campaign.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { useDeleteAsset } from '#client/data/campaign-lists.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import classes from './asset-card.module.css';
import { assetHeading } from '#client/parts/campaign/asset-heading.ts';
import { RenameListDialog } from './rename-list-dialog.tsx';
import { useCopyList } from './use-copy-list.ts';

/** Buttons that rename, copy and delete a list of a campaign. */
export function AssetActions({ campaignId, asset }: { campaignId: string; asset: Asset }) {
  const { title } = assetHeading(asset);
  const copy = useCopyList(campaignId, asset);
  const [isRenaming, setIsRenaming] = useState(false);
  const deleteAsset = useDeleteAsset(() => notifySuccess('Item deletado com sucesso!'));
  const askToDelete = () =>
    confirmAction({
      title: 'Deletar lista',
      message: `A lista "${title}" sairá desta campanha. Esta ação não pode ser desfeita.`,
      confirmLabel: 'Deletar',
      onConfirm: () => deleteAsset.mutate({ campaignId, assetId: asset.id }),
    });
  return (
    <Group gap={4} wrap="nowrap" className={classes.actions}>
      <IconButton
        label={`Renomear ${title}`}
        tip="Renomear"
        icon={IconPencil}
        onClick={() => setIsRenaming(true)}
      />
      <IconButton
        label={`Copiar ${title}`}
        tip="Copiar lista"
        icon={IconCopy}
        loading={copy.isPending}
        onClick={() => copy.mutate()}
      />
      <IconButton
        label={`Deletar ${title}`}
        tip="Deletar"
        icon={IconTrash}
        color="red"
        loading={deleteAsset.isPending}
        onClick={askToDelete}
      />
      <RenameListDialog
        campaignId={campaignId}
        asset={asset}
        opened={isRenaming}
        onClose={() => setIsRenaming(false)}
      />
    </Group>
  );
}
