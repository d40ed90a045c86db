import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { withProof } from './proof.ts';

export function useRequestEmailChange() {
  return useWrite({
    what: 'a troca de e-mail',
    write: (email: string) => withProof(() => read(api.auth['email-change'].$post({ json: { email } }))),
  });
}

/** Uses the link of one of the two mails. */
export function emailChangeOptions(token: string) {
  return queryOptions({
    queryKey: ['email-change', token],
    queryFn: () => read(api.auth['confirm-email-change'].$post({ json: { token } })),
    retry: false,
    staleTime: Infinity,
  });
}
