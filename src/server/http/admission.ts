import type { IncomingMessage } from 'node:http';

/** More requests at once than this only make all of them wait: one answer takes about a millisecond of work. */
const MAX_API = 96;
/** Sign-in, sign-up and their like hash passwords, which takes fifty times as long. */
const MAX_ACCOUNT = 24;
/** Files of the interface. */
const MAX_FILES = 256;

type Kind = 'api' | 'account' | 'files' | 'health';
const limits: Record<Kind, number> = {
  api: MAX_API,
  account: MAX_ACCOUNT,
  files: MAX_FILES,
  health: Infinity,
};

type Running = Record<Kind, number>;

/** One request's place among those of its kind. */
export class Turn {
  #state: 'arriving' | 'running' | 'done' = 'arriving';
  readonly #running: Running;
  readonly #kind: Kind;

  constructor(running: Running, kind: Kind) {
    this.#running = running;
    this.#kind = kind;
  }

  begin(): void {
    if (this.#state !== 'arriving') return;
    this.#state = 'running';
    this.#running[this.#kind] += 1;
  }

  end(): void {
    if (this.#state === 'running') this.#running[this.#kind] -= 1;
    this.#state = 'done';
  }
}

export interface Admission {
  /** @returns the request's turn, or null when there are too many already. */
  admit(request: IncomingMessage): Turn | null;
  load: () => { running: Running; refused: number };
}

/** Whoever watches over the server is always answered. */
const healthPaths = ['/healthz', '/livez', '/readyz'];

/**
 * Counts the requests that are being worked on, by kind. A request whose body is still on its way counts from when it
 * is there: slow senders take nobody's place. Health checks are always admitted.
 */
export function createAdmission(): Admission {
  const running: Running = { api: 0, account: 0, files: 0, health: 0 };
  let refused = 0;
  return {
    load: () => ({ running: { ...running }, refused }),
    admit(request) {
      const kind = kindOf(request);
      if (running[kind] >= limits[kind]) {
        refused += 1;
        return null;
      }
      const turn = new Turn(running, kind);
      if (isBodyPending(request)) request.once('end', () => turn.begin());
      else turn.begin();
      return turn;
    },
  };
}

/** Whether the request has a body of which a part has not arrived. */
export function isBodyPending({ headers, complete }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete;
}

function kindOf({ url = '', method }: IncomingMessage): Kind {
  if (healthPaths.some((path) => url.startsWith(path))) return 'health';
  if (url.startsWith('/api/auth/') && method === 'POST') return 'account';
  return url.startsWith('/api/') ? 'api' : 'files';
}
