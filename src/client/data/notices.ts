import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { NoticeKind } from '#domain/account/notices.ts';
import { api, read } from '#client/lib/api.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { changeCached } from './change-cached.ts';

/** The mails about trials and payments that this person switched off. */
export const noticesOptions = queryOptions({
  queryKey: ['notices'],
  queryFn: () => read(api.notices.$get()),
});

export function useMuteNotices() {
  const queryClient = useQueryClient();
  return useWrite({
    what: 'os avisos',
    write: (muted: NoticeKind[], intent) => read(api.notices.$put({ json: { muted } }, intent)),
    onSuccess: (choice) => changeCached(queryClient, noticesOptions.queryKey, () => choice),
  });
}
