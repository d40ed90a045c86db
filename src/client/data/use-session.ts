import { useOutletContext } from 'react-router';
import type { SessionInfo } from '#domain/account/session.ts';

/** Who is signed in, in a room behind a guard: the guard hands it on. */
export function useSession(): SessionInfo {
  return useOutletContext<SessionInfo>();
}
