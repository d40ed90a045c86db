import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';
import { useRefresh } from '#client/lib/use-refresh.ts';
import { useWrite } from '#client/lib/use-write.ts';

/** The browsers signed in to this account. */
export const devicesOptions = queryOptions({
  queryKey: ['devices'],
  queryFn: () => read(api.account.sessions.$get()),
});

export function useEndDevice() {
  return useWrite({
    what: 'a desconexão do aparelho',
    write: (id: string, intent) => read(api.account.sessions[':id'].$delete({ param: { id } }, intent)),
    onSettled: useRefresh(devicesOptions.queryKey),
  });
}

export function useEndOtherDevices() {
  return useWrite({
    what: 'a desconexão dos outros aparelhos',
    write: (_none: null, intent) => read(api.account.sessions.$delete({}, intent)),
    onSettled: useRefresh(devicesOptions.queryKey),
  });
}
