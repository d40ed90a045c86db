import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { cleanNegatives, type NegativeList } from '#domain/making/structure/negative-lists.ts';
import {
  negativeListOptions,
  useCreateNegativeList,
  useEditNegativeList,
} from '#client/data/negative-lists.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { listDrafts, type ListForm, NEW_LIST, replaceListDraft } from './list-drafts.ts';

const formOf = (list: NegativeList | null): ListForm => ({
  name: list?.name ?? '',
  lines: list?.negatives ?? [],
  campaignIds: list?.campaignIds ?? [],
});

/**
 * What is typed about a list, based on the list as it was then; it is kept when a person leaves the screen. A change from elsewhere is taken over as long as nothing is
 * typed; otherwise the first save is refused, and the next one replaces it.
 */
export function useListForm(list: NegativeList | null) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useCreateNegativeList();
  const edit = useEditNegativeList();
  const accountId = useAccountId();
  const [kept] = useState(() => listDrafts.find(accountId, list?.id ?? NEW_LIST));
  const [base, setBase] = useState(kept ? kept.base : list);
  const [form, setForm] = useState(kept?.form ?? formOf(list));
  const negatives = useMemo(() => cleanNegatives(form.lines), [form.lines]);
  const isAs = (stored: NegativeList | null) =>
    stored !== null &&
    form.name.trim() === stored.name &&
    isSameSet(negatives, stored.negatives) &&
    isSameSet(form.campaignIds, stored.campaignIds);
  const isSame = isAs(base);
  if (list !== base && (isSame || isAs(list))) {
    setBase(list);
    setForm(formOf(list));
  }

  function change(part: Partial<ListForm>): void {
    const next = { ...form, ...part };
    setForm(next);
    listDrafts.keep(accountId, base?.id ?? NEW_LIST, { base, form: next });
  }

  function save(): void {
    const sent = { name: form.name, negatives, campaignIds: [...form.campaignIds] };
    if (base === null) {
      create.mutate(sent, {
        onSuccess: (stored) => {
          replaceListDraft(accountId, NEW_LIST, form, stored);
          notifySuccess('Lista criada');
          void navigate(paths.negativeList(stored.id), { replace: true });
        },
      });
      return;
    }
    const { queryKey } = negativeListOptions(base.id);
    edit.mutate(
      { id: base.id, version: base.version, ...sent },
      {
        onSuccess: (stored) => {
          replaceListDraft(accountId, stored.id, form, stored);
          setBase(stored);
          notifySuccess('Lista guardada');
        },
        onError: () => setBase(queryClient.getQueryData(queryKey) ?? base),
      },
    );
  }
  return {
    form,
    change,
    negatives,
    isSame,
    isSaving: create.isPending || edit.isPending,
    save,
  };
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(other);
  return one.length === other.length && one.every((each) => known.has(each));
}
