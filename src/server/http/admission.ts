import type { IncomingMessage } from 'node:http';
import { createFairQueue, type Limits, type Pausable } from '../request/fair-limiter.ts';

type Kind = 'api' | 'account' | 'files' | 'health';

/**
 * How many requests run at once. More would only make all of them wait, since each takes about a millisecond of work;
 * those of `account` hash passwords, which takes fifty times as long. One caller may have a third of them.
 */
const limits: Record<Kind, Limits> = {
  api: { all: 48, each: 16, waiting: 16, crowd: 32 },
  account: { all: 24, each: 8, waiting: 16, crowd: 48 },
  files: { all: 256, each: 96, waiting: 96, crowd: 256 },
  health: { all: Infinity, each: Infinity, waiting: 0 },
};

type Running = Record<Kind, number>;
type Queue = ReturnType<typeof createFairQueue>;

/** One request's place among the running ones of its kind. */
export class RequestSlot implements Pausable {
  #state: 'out' | 'running' | 'done' = 'out';
  readonly #queue: Queue;
  readonly #caller: string;

  constructor(queue: Queue, caller: string) {
    this.#queue = queue;
    this.#caller = caller;
  }

  /** The queue has let the request in already. */
  begin(): void {
    this.#state = 'running';
  }

  pause(): void {
    if (this.#state !== 'running') return;
    this.#state = 'out';
    this.#queue.giveBack(this.#caller, 1);
  }

  /** Does not wait, because a request that continues after a pause is in the middle of its work. */
  resume(): void {
    if (this.#state !== 'out') return;
    this.#state = 'running';
    this.#queue.take(this.#caller, 1);
  }

  end(): void {
    this.pause();
    this.#state = 'done';
  }
}

interface Arrived {
  caller: string;
  /** Called when the request may run: at once, or after others have ended. */
  begin: (slot: RequestSlot) => void;
  refuse: () => void;
}

export interface Admission {
  admit(request: IncomingMessage, arrived: Arrived): void;
  load: () => { running: Running; refused: number };
}

/** Health checks of the operator. They are always answered. */
const healthPaths = ['/healthz', '/livez', '/readyz'];
/** Calls that hash a password. */
const hashingPaths = ['/sign-in/', '/sign-up/', '/reset-password', '/prove', '/change-password'];

/**
 * Lets requests run by kind, in fair turns of their callers. A request counts only after its body has arrived, so slow
 * senders take no place. Health checks are always admitted.
 */
export function createAdmission(): Admission {
  const queues: Record<Kind, Queue> = {
    api: createFairQueue(limits.api),
    account: createFairQueue(limits.account),
    files: createFairQueue(limits.files),
    health: createFairQueue(limits.health),
  };
  let refused = 0;
  return {
    load: () => ({
      running: {
        api: queues.api.total(),
        account: queues.account.total(),
        files: queues.files.total(),
        health: queues.health.total(),
      },
      refused,
    }),
    admit(request, { caller, begin, refuse }) {
      const queue = queues[kindOf(request)];
      const slot = new RequestSlot(queue, caller);
      queue.enter({
        owner: caller,
        size: 1,
        begin() {
          slot.begin();
          if (isBodyPending(request)) {
            slot.pause();
            request.once('end', () => slot.resume());
          }
          begin(slot);
        },
        refuse() {
          refused += 1;
          refuse();
        },
      });
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
  const isHashing = hashingPaths.some((path) => url.startsWith(`/api/auth${path}`));
  if (isHashing && method === 'POST') return 'account';
  return url.startsWith('/api/') ? 'api' : 'files';
}
