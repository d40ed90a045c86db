import { useQueryClient } from '@tanstack/react-query';
import type { GuideChoice } from '#domain/account/guides.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { type KnownSession, sessionOptions } from './session.ts';

/** Closes a guide for newcomers, or opens it again. The screen changes before the server answers. */
export function useCloseGuide() {
  const queryClient = useQueryClient();
  const keep = (change: (profile: KnownSession['profile']) => KnownSession['profile']) =>
    queryClient.setQueryData(
      sessionOptions.queryKey,
      (session) => session && { ...session, profile: change(session.profile) },
    );
  const mark = ({ guide, isClosed }: GuideChoice) =>
    keep((profile) => {
      const others = profile.closedGuides.filter((closed) => closed !== guide);
      return { ...profile, closedGuides: isClosed ? [...others, guide] : others };
    });
  return useWrite({
    what: 'o que você dispensou',
    write: (choice: GuideChoice, intent) => read(api.profile.guides.$post({ json: choice }, intent)),
    showAtOnce: (choice) => {
      mark(choice);
      return () => mark({ ...choice, isClosed: !choice.isClosed });
    },
    // A change of room asks for the session. An answer from before the choice may have come meanwhile.
    onSuccess: (_answer, choice) => mark(choice),
    onError: (error) => notifyFailure('Erro ao salvar sua escolha', error),
  });
}
