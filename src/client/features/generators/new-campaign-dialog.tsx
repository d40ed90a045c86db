import { Modal } from '@mantine/core';
import * as z from 'zod/mini';
import { type Campaign, campaignSchema } from '#domain/making/campaign/campaign.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { localDay, timestampOfDay } from '#domain/shared/days.ts';
import { NameForm } from '#client/components/name-form.tsx';
import { useCreateCampaign } from '#client/data/campaign-changes.ts';
import { notifyError } from '#client/lib/notify.ts';
import { firstProblem } from '#client/lib/schema-form.ts';

const nameSchema = z.pick(campaignSchema, { name: true });

interface NewCampaignDialogProps {
  /** The name that the field shows first. */
  suggestion: string;
  /** The product sheet in use, which becomes the campaign's. */
  sheet: ProductSheet;
  opened: boolean;
  onClose: () => void;
  onCreated: (campaign: Campaign) => void;
}

export function NewCampaignDialog({ suggestion, sheet, opened, onClose, onCreated }: NewCampaignDialogProps) {
  const create = useCreateCampaign();
  const submit = (name: string) =>
    create.mutate(
      { name, sheet, createdAt: timestampOfDay(localDay(new Date())) },
      {
        onSuccess: (campaign) => {
          onClose();
          onCreated(campaign);
        },
      },
    );
  return (
    <Modal opened={opened} onClose={onClose} title="Nova campanha">
      <NameForm
        schema={nameSchema}
        label="Nome da campanha"
        initial={suggestion.trim()}
        isOpen={opened}
        isSaving={create.isPending}
        submitLabel="Criar e salvar a lista"
        onSubmit={submit}
        onRefused={(errors) => notifyError('Nome inválido', firstProblem(errors))}
        onCancel={onClose}
      />
    </Modal>
  );
}
