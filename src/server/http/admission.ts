import type { IncomingMessage } from 'node:http';

/**
 * Maximum number of API requests at once. More would only make all of them wait, since each takes about a
 * millisecond of work.
 */
const MAX_API = 48;
/**
 * Maximum for sign-in, sign-up and similar requests. They hash passwords, which takes fifty times as long.
 */
const MAX_ACCOUNT = 24;
/** Maximum for files of the interface. */
const MAX_FILES = 256;

type Kind = 'api' | 'account' | 'files' | 'health';
const limits: Record<Kind, number> = {
  api: MAX_API,
  account: MAX_ACCOUNT,
  files: MAX_FILES,
  health: Infinity,
};

type Running = Record<Kind, number>;

/** One request's place among the admitted requests of its kind. */
export class RequestSlot {
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
  /** @returns the request's turn, or null when too many requests are running. */
  admit(request: IncomingMessage): RequestSlot | null;
  load: () => { running: Running; refused: number };
}

/** Health checks of the operator. They are always answered. */
const healthPaths = ['/healthz', '/livez', '/readyz'];

/**
 * Counts the running requests by kind. A request counts only after its body has arrived, so slow senders take
 * no place. Health checks are always admitted.
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
      const turn = new RequestSlot(running, kind);
      if (isBodyPending(request)) request.once('end', () => turn.begin());
      else turn.begin();
      return turn;
    },
  };
}

/** Whether part of the request's body has not arrived yet. */
export function isBodyPending({ headers, complete }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete;
}

function kindOf({ url = '', method }: IncomingMessage): Kind {
  if (healthPaths.some((path) => url.startsWith(path))) return 'health';
  if (url.startsWith('/api/auth/') && method === 'POST') return 'account';
  return url.startsWith('/api/') ? 'api' : 'files';
}
