import { useOutletContext } from 'react-router';
import type { SessionInfo } from '#domain/account/session.ts';

/** The session of the signed-in person. The guard around the screen provides it. */
export function useSession(): SessionInfo {
  return useOutletContext<SessionInfo>();
}

export function useAccountId(): string {
  return useSession().profile.id;
}
