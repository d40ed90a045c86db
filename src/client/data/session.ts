import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '#domain/session.ts';
import { errorMessage, read } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';

/** Who is signed in; the server answers null to a visitor. */
export const sessionOptions = queryOptions({
  queryKey: ['session'],
  queryFn: () => read<SessionInfo | null>(fetch('/api/session')),
  staleTime: Infinity,
});

/** Ends the session here and forgets everything read with it. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => read<unknown>(fetch('/api/auth/sign-out', { method: 'POST' })),
    onSuccess: () => {
      queryClient.clear();
      queryClient.setQueryData(sessionOptions.queryKey, null);
    },
    onError: (error) => notifyError('Falha ao sair', errorMessage(error) || 'Algo deu errado'),
  });
}
