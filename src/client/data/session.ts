import { queryOptions, useMutation, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '#domain/account/session.ts';
import { api, ApiError, read } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';

/** The session, and when this machine got it: the lease and the trial are counted from there. */
export interface KnownSession extends SessionInfo {
  /** Milliseconds of this machine's clock. */
  receivedAt: number;
}

export async function readSession(): Promise<KnownSession | null> {
  const session = await read<SessionInfo | null>(api.session.$get());
  return session && { ...session, receivedAt: Date.now() };
}

/** Who is signed in; the server answers null to a visitor. */
export const sessionOptions = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Infinity,
  gcTime: Infinity,
});

export async function renewSession(): Promise<KnownSession> {
  return { ...(await read(api.session.refresh.$post())), receivedAt: Date.now() };
}

let leftOnPurpose = false;

/** Whether the person asked to leave: then the next sign-in begins afresh instead of leading back. */
export function wasLeftOnPurpose(): boolean {
  return leftOnPurpose;
}

/** Forgets everything read as the person who was signed in. */
export function forgetSession(queryClient: QueryClient, how: 'left' | 'expired'): void {
  leftOnPurpose = how === 'left';
  queryClient.setQueryData(sessionOptions.queryKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionOptions.queryKey[0] });
}

type TabMessage = { type: 'signed-out' } | { type: 'signed-in' } | { type: 'renewed'; session: KnownSession };
const tabs = new BroadcastChannel('faisca_session');

export function tellOtherTabs(message: TabMessage): void {
  tabs.postMessage(message);
}

export function onOtherTabs(listener: (message: TabMessage) => void): () => void {
  const handle = ({ data }: MessageEvent<TabMessage>) => listener(data);
  tabs.addEventListener('message', handle);
  return () => tabs.removeEventListener('message', handle);
}

/** Ends this browser's session on the server; a session that had ended already is no error. */
export async function endBrowserSession(): Promise<void> {
  try {
    await read(api.auth['sign-out'].$post());
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

/** Ends the session, here and in the person's other tabs. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endBrowserSession,
    onSuccess: () => {
      forgetSession(queryClient, 'left');
      tellOtherTabs({ type: 'signed-out' });
    },
    onError: (error) => notifyError('Falha ao sair', signOutFailure(error)),
  });
}

/** A fault of the server has no message of its own worth telling. */
function signOutFailure(error: Error): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : 'Algo deu errado';
}

/** Reads who signed in just now, here and in the other tabs. */
export async function welcomeSession(queryClient: QueryClient): Promise<void> {
  await queryClient.query({ ...sessionOptions, staleTime: 0 });
  tellOtherTabs({ type: 'signed-in' });
}
