import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CampaignForm,
  campaignFormRules,
  campaignToForm,
  emptyCampaignForm,
  formDifferences,
  formToCampaign,
} from '#domain/making/campaign/campaign-form.ts';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import { useCreateCampaign, useUpdateCampaign } from '#client/data/campaign-changes.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { showFieldErrors, useSchemaForm } from '#client/lib/schema-form.ts';
import { randomUuid } from '#client/lib/uuid.ts';
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

export interface CampaignFormOptions {
  userId: string;
  open: OpenForm;
  /** The campaigns of the list, which tell that a new one was stored before the page was loaded again. */
  campaigns?: readonly Campaign[] | undefined;
  onClose: () => void;
}

/**
 * A campaign that is typed: its draft is kept in the browser until it is stored, and nothing typed is lost when the
 * campaign was changed or deleted elsewhere meanwhile.
 */
export function useCampaignForm({ userId, open, campaigns = [], onClose }: CampaignFormOptions) {
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
  useClosing({ hasDraft: useHasDraft(userId, formId(base)), isSaving, onClose });

  function save(version: number | undefined, onSaved: (stored: Campaign) => void): void {
    const edited = base === 'create' ? undefined : base;
    const input = formToCampaign(form.getValues(), new Date(), edited);
    const callbacks = {
      onSuccess: (stored: Campaign) => {
        if (findDraft(userId, stored)) return;
        onClose();
        onSaved(stored);
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

  return {
    form,
    /** The campaign whose form is open, or `create`. */
    base,
    /** The campaign as it was stored elsewhere since the form was opened. */
    conflict,
    isGone,
    isSaving,
    isUpdating: update.isPending,
    save,
    createAnew,
    leave,
    takeTheirs,
  };
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

function initialValues(open: OpenForm): CampaignForm {
  return open === 'create' ? emptyCampaignForm(new Date()) : campaignToForm(open);
}
