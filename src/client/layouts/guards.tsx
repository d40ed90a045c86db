import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, type To, useLocation } from 'react-router';
import type { SessionInfo } from '#domain/account/session.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { sessionOptions, wasLeftOnPurpose } from '#client/data/session.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';

const CRITICAL_TOAST_MS = 9000;

/** Where somebody was when the sign-in screen came between; kept in the history entry's state. */
interface SignInState {
  from?: To;
}

interface GuardProps {
  waiting: string;
  /** Where this person is sent instead; null lets them in. */
  redirect: (session: SessionInfo) => string | null;
}

/** Mirrors what the server decides anyway: no session → sign-in, no right → where the rule says. */
function SignedInGuard({ waiting, redirect }: GuardProps) {
  const { data: session, error, isPending, refetch } = useQuery(sessionOptions);
  const location = useLocation();
  if (isPending) return <LoadingScreen message={waiting} />;
  if (session === undefined) return <ProfileError error={error} onRetry={() => void refetch()} />;
  if (session === null) {
    const state: SignInState = wasLeftOnPurpose() ? {} : { from: location };
    return <Navigate to={paths.login} replace state={state} />;
  }
  const elsewhere = redirect(session);
  return elsewhere === null ? <Outlet context={session} /> : <Navigate to={elsewhere} replace />;
}

/** An account without a profile is told apart from a profile that could not be read just now. */
function ProfileError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    if (error instanceof ApiError && error.code === 'profile_failed') {
      notifyError('Erro Crítico de Conta', error.message, CRITICAL_TOAST_MS);
    } else {
      notifyError('Erro ao carregar perfil', 'Não foi possível carregar os dados do seu perfil.');
    }
  }, [error]);
  return <ErrorState error={error} onRetry={onRetry} />;
}

export function SessionGuard() {
  return <SignedInGuard waiting="Carregando perfil..." redirect={() => null} />;
}

export function SubscriptionGuard() {
  return (
    <SignedInGuard
      waiting="Verificando assinatura..."
      redirect={({ hasAccess }) => (hasAccess ? null : paths.pricing)}
    />
  );
}

export function AdminGuard() {
  return (
    <SignedInGuard
      waiting="Verificando permissões..."
      redirect={({ isAdmin }) => (isAdmin ? null : paths.dashboard)}
    />
  );
}

/** Sign-in and its sisters: somebody signed in goes on to where they were, or to the dashboard. */
export function VisitorGuard() {
  const { data: session } = useQuery(sessionOptions);
  const state = useLocation().state as SignInState | null; // written by SignedInGuard alone
  return session ? <Navigate to={state?.from ?? paths.dashboard} replace /> : <Outlet />;
}
