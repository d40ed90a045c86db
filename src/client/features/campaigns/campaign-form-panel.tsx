import { Box, Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type CampaignForm,
  campaignToForm,
  emptyCampaignForm,
  formToCampaign,
} from '#domain/campaign/campaign-form.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { parseMoney } from '#domain/shared/money.ts';
import { Panel } from '#client/components/panel.tsx';
import { useCreateCampaign, useUpdateCampaign } from '#client/data/campaigns.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { fieldLabels } from './field-labels.ts';
import { formDrafts, type OpenForm } from './form-draft.ts';

interface CampaignFormPanelProps {
  userId: string;
  open: OpenForm;
  onClose: () => void;
}

export function CampaignFormPanel({ userId, open, onClose }: CampaignFormPanelProps) {
  const campaign = open === 'create' ? undefined : open;
  const [form, setForm] = useState(() => formDrafts.read(userId)?.values ?? initialForm(campaign));
  const [base, setBase] = useState<Campaign | undefined>(campaign);
  const [conflict, setConflict] = useState<Campaign | null>(null);
  const create = useCreateCampaign();
  const update = useUpdateCampaign(setConflict);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' }); // its answer, a promise in newer browsers, is no clean-up
  }, []);

  function save(version: number | undefined): void {
    const input = formToCampaign(form, new Date(), base);
    if (base === undefined || version === undefined) {
      create.mutate(input, { onSuccess: () => close('Campanha criada com sucesso!') });
      return;
    }
    update.mutate(
      { ...input, id: base.id, version },
      { onSuccess: () => close('Campanha atualizada com sucesso!') },
    );
  }
  function change(values: CampaignForm, from = base): void {
    setForm(values);
    formDrafts.keep(userId, { open: from ?? 'create', values });
  }
  function leave(): void {
    formDrafts.drop(userId);
    onClose();
  }
  function close(message: string): void {
    leave();
    notifySuccess(message);
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (form.name.trim() !== '') save(base?.version);
  }
  function takeTheirs(theirs: Campaign): void {
    change(campaignToForm(theirs), theirs);
    setBase(theirs);
    setConflict(null);
  }

  return (
    <Box ref={top} mb="lg">
      <Panel title={campaign ? 'Editar campanha' : 'Nova campanha'}>
        <form onSubmit={submit}>
          <Stack>
            {conflict && (
              <ConflictNotice
                mine={form}
                theirs={conflict}
                isSaving={update.isPending}
                onKeepMine={() => save(conflict.version)}
                onTakeTheirs={() => takeTheirs(conflict)}
              />
            )}
            <FormFields form={form} onChange={(part) => change({ ...form, ...part })} />
            <Group justify="flex-end">
              <Button variant="default" onClick={leave}>
                Cancelar
              </Button>
              <Button
                type="submit"
                disabled={form.name.trim() === ''}
                loading={create.isPending || update.isPending}
              >
                Salvar campanha
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </Box>
  );
}

function initialForm(campaign: Campaign | undefined): CampaignForm {
  return campaign ? campaignToForm(campaign) : emptyCampaignForm(new Date());
}

interface FormFieldsProps {
  form: CampaignForm;
  onChange: (part: Partial<CampaignForm>) => void;
}

function FormFields({ form, onChange }: FormFieldsProps) {
  const bind = (field: keyof CampaignForm) => ({
    label: fieldLabels[field],
    value: form[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  const amount = (field: 'commission' | 'productPrice') => ({
    ...bind(field),
    inputMode: 'decimal' as const,
    placeholder: '0,00',
    leftSection: 'R$',
    maxLength: 20,
    description:
      form[field].trim() !== '' && parseMoney(form[field]) === null
        ? 'Isto não é um valor: será salvo em branco.'
        : undefined,
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const],
  });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...bind('name')} required maxLength={120} autoFocus placeholder="Ex.: FitMax Brasil" />
        <TextInput {...bind('day')} type="date" min="1900-01-01" max="9999-12-31" />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput {...bind('niche')} maxLength={80} placeholder="Ex.: Emagrecimento" />
        <TextInput {...bind('country')} maxLength={80} placeholder="Ex.: Brasil" />
        <TextInput {...bind('platform')} maxLength={80} placeholder="Ex.: Google Ads" />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...amount('commission')} />
        <TextInput {...amount('productPrice')} />
      </SimpleGrid>
      <Textarea {...bind('notes')} autosize minRows={3} maxRows={10} maxLength={5000} />
    </>
  );
}
