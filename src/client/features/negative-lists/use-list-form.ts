import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { cleanNegatives, type NegativeList } from '#domain/making/structure/negative-lists.ts';
import {
  negativeListOptions,
  useCreateNegativeList,
  useEditNegativeList,
} from '#client/data/negative-lists.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';

interface ListForm {
  name: string;
  lines: readonly string[];
  campaignIds: readonly string[];
}

const formOf = (list: NegativeList | null): ListForm => ({
  name: list?.name ?? '',
  lines: list?.negatives ?? [],
  campaignIds: list?.campaignIds ?? [],
});

/**
 * What is typed about a list, based on the list as it was then. A change from elsewhere is taken over as long as nothing is
 * typed; otherwise the first save is refused, and the next one replaces it.
 */
export function useListForm(list: NegativeList | null) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useCreateNegativeList();
  const edit = useEditNegativeList();
  const [base, setBase] = useState(list);
  const [form, setForm] = useState(() => formOf(list));
  const negatives = useMemo(() => cleanNegatives(form.lines), [form.lines]);
  const isSame =
    base !== null &&
    form.name.trim() === base.name &&
    isSameSet(negatives, base.negatives) &&
    isSameSet(form.campaignIds, base.campaignIds);
  if (list !== base && isSame) {
    setBase(list);
    setForm(formOf(list));
  }

  function save(): void {
    const sent = { name: form.name, negatives, campaignIds: [...form.campaignIds] };
    if (base === null) {
      create.mutate(sent, {
        onSuccess: ({ id }) => {
          notifySuccess('Lista criada');
          void navigate(paths.negativeList(id), { replace: true });
        },
      });
      return;
    }
    const { queryKey } = negativeListOptions(base.id);
    edit.mutate(
      { id: base.id, version: base.version, ...sent },
      {
        onSuccess: (stored) => {
          setBase(stored);
          notifySuccess('Lista guardada');
        },
        onError: () => setBase(queryClient.getQueryData(queryKey) ?? base),
      },
    );
  }
  return {
    form,
    change: (part: Partial<ListForm>) => setForm((now) => ({ ...now, ...part })),
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
