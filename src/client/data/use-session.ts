import { useOutletContext } from 'react-router';
import type { SessionInfo } from '#domain/account/session.ts';

/** Who is signed in. The guard around a room hands it down. */
export function useSession(): SessionInfo {
  return useOutletContext<SessionInfo>();
}

export function useAccountId(): string {
  return useSession().profile.id;
}
