import { Modal, Stack, TextInput } from '@mantine/core';
import { assetRenameSchema } from '#domain/making/campaign/asset-origin.ts';
import type { Asset } from '#domain/making/campaign/campaign.ts';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { useRenameAsset } from '#client/data/campaign-lists.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import { generatorViews } from '#client/parts/generator-views.ts';

interface RenameListDialogProps {
  campaignId: string;
  asset: Asset;
  opened: boolean;
  onClose: () => void;
}

export function RenameListDialog(props: RenameListDialogProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title="Renomear lista">
      <RenameForm {...props} />
    </Modal>
  );
}

function RenameForm({ campaignId, asset, opened, onClose }: RenameListDialogProps) {
  const form = useSchemaForm(assetRenameSchema, { initialValues: { name: asset.name ?? '' } });
  const rename = useRenameAsset(() => notifySuccess('Lista renomeada!'));
  const { label } = generatorViews[asset.assetType];
  return (
    <form
      onSubmit={form.onSubmit(({ name }) => {
        rename.mutate({ campaignId, assetId: asset.id, name });
        onClose();
      })}
    >
      <Stack>
        <TextInput
          label="Nome da lista"
          description={`Em branco, ela aparece como "${label}".`}
          placeholder={label}
          maxLength={80}
          {...form.getInputProps('name')}
          data-autofocus
        />
        <FormButtons onCancel={onClose} type="submit" disabled={!opened}>
          Salvar
        </FormButtons>
      </Stack>
    </form>
  );
}
