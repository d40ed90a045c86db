import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  forgetSession,
  onOtherTabs,
  renewSession,
  sessionOptions,
  tellOtherTabs,
} from '#client/data/session.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';
import { onApiError } from '#client/lib/query-client.ts';
import { isRenewalDue, leaseLeft, TICK_MS, withRetries } from '#client/lib/session-upkeep.ts';

const retryTools = {
  wait: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  now: () => Date.now(),
};

/** Beside the rooms: renews the session's lease, and notices when the session or the subscription ended elsewhere. */
export function SessionKeeper() {
  useRenewal();
  useEndNoticed();
  useOtherTabs();
  return null;
}

/** Every 30 s, and when the tab comes back into view; one tab renews for all. */
function useRenewal(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const tick = async () => {
      const state = queryClient.getQueryState(sessionOptions.queryKey);
      const isDue = () => state?.data && isRenewalDue(leaseLeft(state.data, state.dataUpdatedAt, Date.now()));
      if (!isDue()) return;
      await inOneTab(async () => {
        const session = await withRetries(renewSession, retryTools);
        queryClient.setQueryData(sessionOptions.queryKey, session);
        tellOtherTabs({ type: 'renewed', session });
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

/** While another tab is at it nothing is done here: it will tell. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks; // absent where the page is not served securely
  if (!locks) return work();
  await locks.request('faisca_session_renewal', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
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

function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onOtherTabs((message) => {
        if (message.type === 'renewed') queryClient.setQueryData(sessionOptions.queryKey, message.session);
        else if (message.type === 'signed-out') forgetSession(queryClient, 'left');
        else void queryClient.invalidateQueries();
      }),
    [queryClient],
  );
}

/** Says so once: the guards take the person to the sign-in, and back afterwards. */
function endSession(queryClient: ReturnType<typeof useQueryClient>): void {
  if (!queryClient.getQueryData(sessionOptions.queryKey)) return;
  forgetSession(queryClient, 'expired');
  notifyError('Sessão Expirada', 'Faça login novamente.');
}
