import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import {
  forgetSession,
  readSession,
  renewSession,
  sessionOptions,
  notifyOtherTabs,
} from '#client/data/session.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';
import { onApiError } from '#client/lib/query-client.ts';
import { claimBrowser } from '#client/lib/storage/account-scope.ts';
import { isRenewalDue, leaseLeft, TICK_MS, trialLeft, withRetries } from '#client/data/session-upkeep.ts';

const retryTools = {
  wait: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  now: () => Date.now(),
};

/**
 * While a closed account's tab is visible, this is how often it asks whether a payment made in another tab
 * has arrived.
 */
const PAYMENT_MS = 10_000;

/** Browsers fire a longer timer immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Renews the session's lease, and notices changes of session and subscription that happened elsewhere. */
export function SessionKeeper() {
  useRenewal();
  useChangesElsewhere();
  useEndNoticed();
  useTrialEnd();
  useBrowserClaim();
  return null;
}

/** Runs every 30 s and when the tab becomes visible again. One tab renews for all. */
function useRenewal(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const tick = async () => {
      const known = queryClient.getQueryData(sessionOptions.queryKey);
      if (!known || !isRenewalDue(leaseLeft(known, Date.now()))) return;
      await inOneTab(async () => {
        const session = await withRetries(renewSession, retryTools);
        if (queryClient.getQueryData(sessionOptions.queryKey) !== known) return; // the next tick asks again
        queryClient.setQueryData(sessionOptions.queryKey, session);
        notifyOtherTabs({ type: 'renewed', session });
      });
    };
    const check = () => {
      tick().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) endSession(queryClient);
      });
    };
    const timer = setInterval(check, TICK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [queryClient]);
}

/** Skips the work while another tab does it; that tab will broadcast the result. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks; // undefined when the page is not served over https
  if (!locks) return work();
  await locks.request('faisca_session_renewal', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/**
 * A plan is bought on the checkout's page or changed by the admin, so we ask again whenever the tab becomes
 * visible or gets the focus, and on each change of room.
 */
function useChangesElsewhere(): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const askedAt = useRef(pathname);
  const askAgain = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (askedAt.current !== pathname) askAgain.current();
    askedAt.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const known = () => queryClient.getQueryData(sessionOptions.queryKey);
    let questions = 0;
    const ask = () => {
      const before = known();
      if (document.visibilityState === 'hidden' || !before) return;
      const question = ++questions;
      readSession().then(
        (session) => {
          if (question !== questions) return; // a later read brings the later answer
          if (known() !== before) return; // signed in or out, or changed, after the question
          if (session === null) endSession(queryClient);
          else queryClient.setQueryData(sessionOptions.queryKey, session);
        },
        () => undefined, // keep the known session until the server answers
      );
    };
    const timer = setInterval(() => {
      if (known()?.hasAccess === false) ask();
    }, PAYMENT_MS);
    askAgain.current = ask;
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [queryClient]);
}

function useEndNoticed(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onApiError((error) => {
        if (error.status === 401) endSession(queryClient);
        if (error.code === 'subscription_required') void queryClient.invalidateQueries(sessionOptions);
      }),
    [queryClient],
  );
}

/** Closes the screens when the trial ends while the page is open. The server's answer then decides. */
function useTrialEnd(): void {
  const queryClient = useQueryClient();
  const { data: session } = useQuery(sessionOptions);
  useEffect(() => {
    const left = session ? trialLeft(session, Date.now()) : null;
    if (left === null || left > LONGEST_TIMER_MS) return; // the lease's renewal brings a new answer long before
    const timer = setTimeout(() => {
      queryClient.setQueryData(
        sessionOptions.queryKey,
        (now) => now && { ...now, hasAccess: false, hasProAccess: false },
      );
      void queryClient.invalidateQueries(sessionOptions);
    }, left);
    return () => clearTimeout(timer);
  }, [queryClient, session]);
}

/** The plain storage keys belong to the first account that uses this browser. */
function useBrowserClaim(): void {
  const { data: session } = useQuery(sessionOptions);
  const accountId = session?.profile.id;
  useEffect(() => {
    if (accountId !== undefined) void claimBrowser(accountId);
  }, [accountId]);
}

/** Shows one toast. The guards then redirect to the sign-in, and back afterwards. */
function endSession(queryClient: ReturnType<typeof useQueryClient>): void {
  if (!queryClient.getQueryData(sessionOptions.queryKey)) return;
  forgetSession(queryClient, 'expired');
  notifyError('Sessão Expirada', 'Faça login novamente.');
}
