import { Box, Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  type CampaignForm,
  campaignFormRules,
  campaignToForm,
  emptyCampaignForm,
  formToCampaign,
} from '#domain/campaign/campaign-form.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { Panel } from '#client/components/panel.tsx';
import { useCreateCampaign, useUpdateCampaign } from '#client/data/campaigns.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { showFieldErrors, useSchemaForm } from '#client/lib/schema-form.ts';
import { CampaignFormFields } from './campaign-form-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { dropDraft, findDraft, formId, keepDraft, type OpenForm } from './form-draft.ts';

interface CampaignFormPanelProps {
  userId: string;
  open: OpenForm;
  onClose: () => void;
}

export function CampaignFormPanel({ userId, open, onClose }: CampaignFormPanelProps) {
  const [draft] = useState(() => findDraft(userId, open));
  const [base, setBase] = useState(draft?.open ?? open);
  const [conflict, setConflict] = useState<Campaign | null>(null);
  const form = useSchemaForm(campaignFormRules, {
    initialValues: draft?.values ?? initialValues(open),
    onValuesChange: (values) => keepDraft(userId, { open: base, values }),
  });
  const create = useCreateCampaign();
  const update = useUpdateCampaign(setConflict);

  function save(version: number | undefined): void {
    const edited = base === 'create' ? undefined : base;
    const input = formToCampaign(form.getValues(), new Date(), edited);
    const onError = (error: unknown) => showFieldErrors(form, error);
    if (edited === undefined || version === undefined) {
      create.mutate(input, { onSuccess: () => close('Campanha criada com sucesso!'), onError });
    } else {
      const onSuccess = () => close('Campanha atualizada com sucesso!');
      update.mutate({ ...input, id: edited.id, version }, { onSuccess, onError });
    }
  }
  function leave(): void {
    dropDraft(userId, formId(open));
    onClose();
  }
  function close(message: string): void {
    leave();
    notifySuccess(message);
  }
  function takeTheirs(theirs: Campaign): void {
    const values = campaignToForm(theirs);
    form.setValues(values);
    keepDraft(userId, { open: theirs, values });
    setBase(theirs);
    setConflict(null);
  }

  return (
    <InView>
      <Panel title={open === 'create' ? 'Nova campanha' : 'Editar campanha'}>
        <form onSubmit={form.onSubmit(() => save(base === 'create' ? undefined : base.version))}>
          <Stack>
            {conflict && (
              <ConflictNotice
                mine={form.values}
                theirs={conflict}
                isSaving={update.isPending}
                onKeepMine={() => save(conflict.version)}
                onTakeTheirs={() => takeTheirs(conflict)}
              />
            )}
            <CampaignFormFields form={form} />
            <Group justify="flex-end">
              <Button variant="default" onClick={leave}>
                Cancelar
              </Button>
              <Button
                type="submit"
                disabled={form.values.name.trim() === ''}
                loading={create.isPending || update.isPending}
              >
                Salvar campanha
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </InView>
  );
}

/** Scrolls to the form when it opens. */
function InView({ children }: { children: React.ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' }); // newer browsers return a promise, which must not be returned as the effect's cleanup
  }, []);
  return (
    <Box ref={top} mb="lg">
      {children}
    </Box>
  );
}

function initialValues(open: OpenForm): CampaignForm {
  return open === 'create' ? emptyCampaignForm(new Date()) : campaignToForm(open);
}
