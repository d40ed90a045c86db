import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AccountAssetsSave, StoredAccountAssets } from '#domain/making/structure/account-assets.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useWrite } from '#client/lib/use-write.ts';

/** The assets that all campaigns of the account share. */
export const accountAssetsOptions = queryOptions({
  queryKey: ['account-assets'],
  queryFn: () => read<StoredAccountAssets>(api['account-assets'].$get()),
});

export function useSaveAccountAssets() {
  const queryClient = useQueryClient();
  const { queryKey } = accountAssetsOptions;
  return useWrite<AccountAssetsSave, StoredAccountAssets>({
    write: (json, intent) => read<StoredAccountAssets>(api['account-assets'].$put({ json }, intent)),
    what: 'os recursos da conta',
    onSuccess: (stored) => queryClient.setQueryData(queryKey, stored),
    onError: async (error) => {
      notifyFailure('Os recursos da conta não foram salvos', error);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
}
