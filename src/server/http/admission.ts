import type { IncomingMessage } from 'node:http';

/** More requests at once than this only make all of them wait: one answer takes about a millisecond of work. */
const MAX_API = 96;
/** Sign-in, sign-up and their like hash passwords, which takes fifty times as long. */
const MAX_ACCOUNT = 24;
/** Files of the interface. */
const MAX_FILES = 256;

type Kind = 'api' | 'account' | 'files';
const limits: Record<Kind, number> = { api: MAX_API, account: MAX_ACCOUNT, files: MAX_FILES };

export interface Admission {
  /** @returns what ends the request's turn, or null when there are too many already. */
  admit(request: IncomingMessage): (() => void) | null;
}

/**
 * Counts the requests that are being worked on, by kind. A request whose body is still on its way counts from when it
 * is there: slow senders take nobody's place. The health check is always admitted.
 */
export function createAdmission(): Admission {
  const running: Record<Kind, number> = { api: 0, account: 0, files: 0 };
  return {
    admit(request) {
      const kind = kindOf(request);
      if (kind === null) return () => undefined;
      if (running[kind] >= limits[kind]) return null;
      let state: 'arriving' | 'running' | 'done' = 'arriving';
      const begin = () => {
        if (state !== 'arriving') return;
        state = 'running';
        running[kind] += 1;
      };
      if (isBodyPending(request)) request.once('end', begin);
      else begin();
      return () => {
        if (state === 'running') running[kind] -= 1;
        state = 'done';
      };
    },
  };
}

/** Whether the request has a body of which a part has not arrived. */
export function isBodyPending({ headers, complete }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete;
}

function kindOf({ url = '', method }: IncomingMessage): Kind | null {
  if (url.startsWith('/healthz')) return null;
  if (url.startsWith('/api/auth/') && method === 'POST') return 'account';
  return url.startsWith('/api/') ? 'api' : 'files';
}
