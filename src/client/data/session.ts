import { queryOptions, useMutation, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '#domain/account/session.ts';
import { api, ApiError, read } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';

/**
 * The session, and when this machine received it. The remaining time of lease and trial is counted from then.
 */
export interface KnownSession extends SessionInfo {
  /** Milliseconds by this machine's clock. */
  receivedAt: number;
}

export async function readSession(): Promise<KnownSession | null> {
  const session = await read<SessionInfo | null>(api.session.$get());
  return session && { ...session, receivedAt: Date.now() };
}

/** The signed-in person; the server answers null to a visitor. */
export const sessionOptions = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Infinity,
  gcTime: Infinity,
});

export async function renewSession(): Promise<KnownSession> {
  return { ...(await read(api.session.refresh.$post())), receivedAt: Date.now() };
}

let signedOut = false;

/** Whether the person signed out. The next sign-in then opens the dashboard instead of the last page. */
export function hasSignedOut(): boolean {
  return signedOut;
}

/** Removes everything that was read as the signed-in person from the cache. */
export function forgetSession(queryClient: QueryClient, how: 'left' | 'expired'): void {
  signedOut = how === 'left';
  void dropQuestions(queryClient);
  queryClient.setQueryData(sessionOptions.queryKey, null);
  forgetReads(queryClient);
}

function forgetReads(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionOptions.queryKey[0] });
}

type TabMessage = { type: 'signed-out' } | { type: 'signed-in' } | { type: 'renewed'; session: KnownSession };
let channel: BroadcastChannel | undefined;

/**
 * Opened only when it is needed. The build also renders the visitor's screens, and an open channel would keep it
 * from ending.
 */
function otherTabs(): BroadcastChannel {
  return (channel ??= new BroadcastChannel('faisca_session'));
}

export function notifyOtherTabs(message: TabMessage): void {
  otherTabs().postMessage(message);
}

export function onOtherTabs(listener: (message: TabMessage) => void): () => void {
  const handle = ({ data }: MessageEvent<TabMessage>) => listener(data);
  otherTabs().addEventListener('message', handle);
  return () => otherTabs().removeEventListener('message', handle);
}

/** Ends this browser's session on the server. If the session had already ended, that is not an error. */
export async function endBrowserSession(): Promise<void> {
  try {
    await read(api.auth['sign-out'].$post());
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

/** Signs out here and in the person's other tabs. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endBrowserSession,
    onSuccess: () => {
      forgetSession(queryClient, 'left');
      notifyOtherTabs({ type: 'signed-out' });
    },
    onError: (error) => notifyError('Falha ao sair', signOutFailure(error)),
  });
}

/** Server errors have no message of their own to show, so we use a general one. */
function signOutFailure(error: Error): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : 'Algo deu errado';
}

/**
 * Cancels reads of the session that have no answer yet. On a slow connection, the answer to a read from before a
 * sign-in or sign-out may arrive after it.
 */
async function dropQuestions(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries(sessionOptions);
}

/** Reads the session anew where a screen shows it. */
export async function rereadSession(queryClient: QueryClient): Promise<void> {
  await dropQuestions(queryClient);
  await queryClient.invalidateQueries(sessionOptions);
}

/** Another tab signed in, perhaps as somebody else. */
export async function followSignIn(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(sessionOptions.queryKey);
  await rereadSession(queryClient);
  const now = queryClient.getQueryData(sessionOptions.queryKey);
  if (before && before.profile.id !== now?.profile.id) forgetReads(queryClient);
  await queryClient.invalidateQueries();
}

/** Reads the new session after a sign-in, here and in the other tabs. */
export async function welcomeSession(queryClient: QueryClient): Promise<void> {
  await dropQuestions(queryClient);
  await queryClient.query({ ...sessionOptions, staleTime: 0 });
  notifyOtherTabs({ type: 'signed-in' });
}
