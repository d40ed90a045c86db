import { useRef, useState } from 'react';
import type { AccountAssets, StoredAccountAssets } from '#domain/making/structure/account-assets.ts';
import { useSaveAccountAssets } from '#client/data/account-assets.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { dismissUndo } from '#client/lib/notify-undo.tsx';
import { ACCOUNT, assetsDrafts } from './assets-drafts.ts';

/**
 * What is typed about the account's assets; it is kept when a person leaves the screen. A change from elsewhere is taken
 * over as long as nothing is typed; otherwise the first save is refused, and the next one replaces it.
 */
export function useAssetsForm(stored: StoredAccountAssets) {
  const accountId = useAccountId();
  const saving = useSaveAccountAssets();
  const [kept] = useState(() => assetsDrafts.find(accountId, ACCOUNT));
  const [base, setBase] = useState(stored);
  const [form, setForm] = useState(kept?.form ?? stored.content);
  const before = useRef<AccountAssets>(form);
  const isSame = JSON.stringify(form) === JSON.stringify(base.content);
  if (stored !== base) {
    setBase(stored);
    if (isSame) setForm(stored.content);
  }

  function set(next: AccountAssets): void {
    setForm(next);
    assetsDrafts.keep(accountId, ACCOUNT, { version: base.version, form: next });
  }

  function change(part: Partial<AccountAssets>): void {
    dismissUndo();
    before.current = form;
    set({ ...form, ...part });
  }

  function save(): void {
    saving.mutate(
      { version: base.version, content: form },
      {
        onSuccess: () => {
          assetsDrafts.drop(accountId, ACCOUNT);
          notifySuccess('Recursos da conta salvos');
        },
      },
    );
  }

  return {
    ...{ form, isSame, isSaving: saving.isPending },
    ...{ change, save, undo: () => set(before.current) },
  };
}
