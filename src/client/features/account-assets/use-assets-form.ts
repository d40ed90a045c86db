import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AccountAssets, StoredAccountAssets } from '#domain/making/structure/account-assets.ts';
import { accountAssetsOptions, useSaveAccountAssets } from '#client/data/account-assets.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { dismissUndo } from '#client/lib/notify-undo.tsx';
import { ACCOUNT, assetsDrafts } from './assets-drafts.ts';

const isEqual = (one: AccountAssets, other: AccountAssets) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is typed about the account's assets; it is kept when a person leaves the screen. A change from elsewhere is taken
 * over as long as nothing is typed; otherwise the first save is refused, and the next one replaces it.
 */
export function useAssetsForm(stored: StoredAccountAssets) {
  const queryClient = useQueryClient();
  const accountId = useAccountId();
  const saving = useSaveAccountAssets();
  const [kept] = useState(() => assetsDrafts.find(accountId, ACCOUNT));
  const [base, setBase] = useState(kept?.base ?? stored);
  const [form, setForm] = useState(kept?.form ?? stored.content);
  const before = useRef<AccountAssets>(form);
  const isSame = isEqual(form, base.content);
  if (stored !== base && (isSame || isEqual(form, stored.content))) {
    setBase(stored);
    setForm(stored.content);
  }

  function set(next: AccountAssets): void {
    setForm(next);
    assetsDrafts.keep(accountId, ACCOUNT, { base, form: next });
  }

  function change(part: Partial<AccountAssets>): void {
    dismissUndo();
    before.current = form;
    set({ ...form, ...part });
  }

  function save(): void {
    const sent = form;
    saving.mutate(
      { version: base.version, content: sent },
      {
        onSuccess: (saved) => {
          const now = assetsDrafts.find(accountId, ACCOUNT);
          assetsDrafts.drop(accountId, ACCOUNT);
          if (now !== undefined && !isEqual(now.form, sent))
            assetsDrafts.keep(accountId, ACCOUNT, { base: saved, form: now.form });
          setBase(saved);
          notifySuccess('Recursos da conta salvos');
        },
        onError: () => setBase(queryClient.getQueryData(accountAssetsOptions.queryKey) ?? base),
      },
    );
  }

  return {
    form,
    isSame,
    isSaving: saving.isPending,
    change,
    save,
    undo: () => set(before.current),
  };
}
