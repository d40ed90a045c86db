import { Alert, Box, Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type CampaignForm,
  campaignFormRules,
  campaignToForm,
  emptyCampaignForm,
  formDifferences,
  formToCampaign,
} from '#domain/making/campaign/campaign-form.ts';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { Panel } from '#client/components/panel.tsx';
import { useCreateCampaign, useUpdateCampaign } from '#client/data/campaign-changes.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { showFieldErrors, useSchemaForm } from '#client/lib/schema-form.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { paths } from '#client/paths.ts';
import { CampaignFormFields } from './campaign-form-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import {
  dropDraft,
  findDraft,
  type FormDraft,
  formId,
  keepDraft,
  type OpenForm,
  replaceDraft,
  useHasDraft,
} from './form-draft.ts';

interface CampaignFormPanelProps {
  userId: string;
  open: OpenForm;
  /** The campaigns of the list, which tell that a new one was stored before the page was loaded again. */
  campaigns?: readonly Campaign[] | undefined;
  onClose: () => void;
}

export function CampaignFormPanel({ userId, open, campaigns = [], onClose }: CampaignFormPanelProps) {
  const [draft] = useState(() => findDraft(userId, open));
  const [newId] = useState(() => draft?.newId ?? randomUuid());
  const [base, setBase] = useState(draft?.open ?? open);
  const [conflict, setConflict] = useState<Campaign | null>(null);
  const form = useSchemaForm(campaignFormRules, {
    initialValues: draft?.values ?? initialValues(open),
    onValuesChange: (values) => keepDraft(userId, { open: base, values, newId }),
  });
  const [isGone, setIsGone] = useState(false);
  const [sent, setSent] = useState<FormDraft>();
  /** Also runs when the form was left meanwhile. */
  function goOn(stored: Campaign, message: string): void {
    notifySuccess(message);
    if (!replaceDraft(userId, sent, stored)) return;
    setBase(stored);
    setConflict(null);
  }
  /** It was sent before the page was loaded again, and its answer did not come. */
  function meet(stored: Campaign): void {
    if (isAs(stored)) {
      end();
      return;
    }
    dropDraft(userId, formId('create'));
    keepDraft(userId, { open: stored, values: form.getValues() });
    setBase(stored);
    setConflict(stored);
  }
  const isAs = (stored: Campaign) => formDifferences(form.getValues(), campaignToForm(stored)).length === 0;
  function end(): void {
    dropDraft(userId, formId('create'));
    notifySuccess('Campanha criada com sucesso!');
    onClose();
  }
  const create = useCreateCampaign((stored) => goOn(stored, 'Campanha criada com sucesso!'), meet);
  const update = useUpdateCampaign(setConflict, (stored) => goOn(stored, 'Campanha atualizada com sucesso!'));
  const isSaving = create.isPending || update.isPending;
  const known =
    base === 'create' && !isSaving && !create.isSuccess
      ? campaigns.find(({ id }) => id === newId)
      : undefined;
  const endKnown = useEffectEvent((stored: Campaign) => {
    if (isAs(stored)) end();
  });
  useEffect(() => {
    if (known) endKnown(known);
  }, [known]);
  const navigate = useNavigate();
  const buildsNext = useRef(false); // the submit reads it before the next render
  const [isBuilding, setIsBuilding] = useState(false);
  function choose(isNext: boolean): void {
    buildsNext.current = isNext;
    setIsBuilding(isNext);
  }
  useClosing({ hasDraft: useHasDraft(userId, formId(base)), isSaving, onClose });

  function save(version: number | undefined): void {
    const edited = base === 'create' ? undefined : base;
    const input = formToCampaign(form.getValues(), new Date(), edited);
    const callbacks = {
      onSuccess: (stored: Campaign) => {
        if (findDraft(userId, stored)) return;
        onClose();
        if (buildsNext.current) void navigate(paths.campaignTab(stored.id, 'montagem'));
      },
      onError: (error: unknown) => {
        showFieldErrors(form, error);
        if (error instanceof ApiError && error.code === 'not_found') setIsGone(true);
      },
    };
    setSent(findDraft(userId, base));
    if (edited === undefined || version === undefined) create.mutate({ ...input, id: newId }, callbacks);
    else update.mutate({ ...input, id: edited.id, version }, callbacks);
  }
  /** Keeps what was typed although its campaign was deleted elsewhere. */
  function createAnew(): void {
    setSent(undefined);
    create.mutate(formToCampaign(form.getValues(), new Date()), { onSuccess: leave });
  }
  function leave(): void {
    dropDraft(userId, formId(base));
    onClose();
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
      <Panel title={base === 'create' ? 'Nova campanha' : 'Editar campanha'}>
        <form
          onSubmit={(event) => form.onSubmit(() => save(base === 'create' ? undefined : base.version))(event)}
        >
          <Stack>
            {conflict && (
              <ConflictNotice
                title={
                  open === 'create'
                    ? 'Esta campanha já estava salva'
                    : 'Esta campanha foi alterada em outra aba ou aparelho'
                }
                mine={form.values}
                theirs={conflict}
                isSaving={update.isPending}
                onKeepMine={() => save(conflict.version)}
                onTakeTheirs={() => takeTheirs(conflict)}
              />
            )}
            {isGone && <GoneNotice isSaving={isSaving} onCreate={createAnew} />}
            <CampaignFormFields form={form} />
            <FormButtons
              onCancel={leave}
              type="submit"
              disabled={form.values.name.trim() === '' || (isSaving && isBuilding)}
              loading={isSaving && !isBuilding}
              {...(base === 'create' && {
                variant: 'default',
                next: (
                  <Button
                    type="submit"
                    disabled={form.values.name.trim() === '' || (isSaving && !isBuilding)}
                    loading={isSaving && isBuilding}
                    onClick={() => choose(true)}
                  >
                    Salvar e montar
                  </Button>
                ),
              })}
              onClick={() => choose(false)}
            >
              Salvar campanha
            </FormButtons>
          </Stack>
        </form>
      </Panel>
    </InView>
  );
}

function GoneNotice({ isSaving, onCreate }: { isSaving: boolean; onCreate: () => void }) {
  return (
    <Alert color="yellow" title="Esta campanha foi excluída em outro lugar">
      <Text size="sm" mb="sm">
        O que você digitou continua aqui.
      </Text>
      <Button variant="default" size="xs" loading={isSaving} onClick={onCreate}>
        Criar como nova
      </Button>
    </Alert>
  );
}

/** Closes the form when its draft is dropped elsewhere: it was stored after the form was left and opened again. */
function useClosing({
  hasDraft,
  isSaving,
  onClose,
}: {
  hasDraft: boolean;
  isSaving: boolean;
  onClose: () => void;
}) {
  const hadDraft = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaving) return;
    if (hadDraft.current && !hasDraft) close();
    hadDraft.current = hasDraft;
  }, [hasDraft, isSaving]);
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
