import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';
import { useWrite } from '#client/lib/use-write.ts';

/** The browsers signed in to this account. */
export const devicesOptions = queryOptions({
  queryKey: ['devices'],
  queryFn: () => read(api.account.sessions.$get()),
});

export function useEndDevice() {
  const queryClient = useQueryClient();
  return useWrite({
    what: 'a desconexão do aparelho',
    write: (id: string, intent) => read(api.account.sessions[':id'].$delete({ param: { id } }, intent)),
    onSettled: () => queryClient.invalidateQueries(devicesOptions),
  });
}

export function useEndOtherDevices() {
  const queryClient = useQueryClient();
  return useWrite({
    what: 'a desconexão dos outros aparelhos',
    write: (_none: null, intent) => read(api.account.sessions.$delete({}, intent)),
    onSettled: () => queryClient.invalidateQueries(devicesOptions),
  });
}
