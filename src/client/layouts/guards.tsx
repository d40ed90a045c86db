import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, parsePath, type To, useLocation } from 'react-router';
import type { SessionInfo } from '#domain/account/session.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { sessionOptions, hasSignedOut } from '#client/data/session.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { guardWords } from './guard-words.ts';

const CRITICAL_TOAST_MS = 9000;

/** The address that the person wanted before the sign-in, stored in the history entry's state. */
interface SignInState {
  from?: To;
}

interface GuardProps {
  waiting: string;
  /** Returns where to redirect this person; null admits them. */
  redirect: (session: SessionInfo) => string | null;
}

/**
 * Mirrors the server's decision: without a session it redirects to the sign-in, without the right to where
 * `redirect` says.
 */
function SignedInGuard({ waiting, redirect }: GuardProps) {
  const { data: session, error, isPending, refetch } = useQuery(sessionOptions);
  const location = useLocation();
  if (isPending) return <LoadingScreen message={waiting} />;
  if (session === undefined) return <ProfileError error={error} onRetry={() => void refetch()} />;
  if (session === null) {
    const state: SignInState = hasSignedOut() ? {} : { from: location };
    return <Navigate to={paths.login} replace state={state} />;
  }
  const elsewhere = redirect(session);
  // Another account gets a new screen, with none of the state of the account before.
  return elsewhere === null ? (
    <Outlet key={session.profile.id} context={session} />
  ) : (
    <Navigate to={elsewhere} replace />
  );
}

/** A missing profile and a failed read of the profile get different messages. */
function ProfileError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    if (error instanceof ApiError && error.code === 'profile_failed') {
      notifyError('Erro Crítico de Conta', error.message, CRITICAL_TOAST_MS);
    } else {
      notifyError('Erro ao carregar perfil', 'Não foi possível carregar os dados do seu perfil.');
    }
  }, [error]);
  return <ErrorState isPage error={error} onRetry={onRetry} />;
}

export function SessionGuard() {
  return <SignedInGuard waiting={guardWords.session} redirect={() => null} />;
}

export function SubscriptionGuard() {
  return (
    <SignedInGuard
      waiting={guardWords.subscription}
      redirect={({ hasAccess }) => (hasAccess ? null : paths.pricing)}
    />
  );
}

export function AdminGuard() {
  return (
    <SignedInGuard
      waiting={guardWords.admin}
      redirect={({ isAdmin }) => (isAdmin ? null : paths.dashboard)}
    />
  );
}

/**
 * The guard of the sign-in screens: a signed-in person is redirected to the page they wanted, or to the
 * dashboard, once its code has come.
 */
export function VisitorGuard({ prefetch }: { prefetch: (pathname: string) => Promise<void> }) {
  const { data: session } = useQuery(sessionOptions);
  const state = useLocation().state as SignInState | null; // only SignedInGuard writes it
  const to = state?.from ?? paths.dashboard;
  const { pathname = paths.dashboard } = typeof to === 'string' ? parsePath(to) : to;
  const isSignedIn = Boolean(session);
  const [isFetched, setIsFetched] = useState(false);
  useEffect(() => {
    if (isSignedIn) void prefetch(pathname).then(() => setIsFetched(true));
  }, [isSignedIn, pathname, prefetch]);
  return isSignedIn && isFetched ? <Navigate to={to} replace /> : <Outlet />;
}
