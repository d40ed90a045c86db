import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Account } from './account.ts';
import { mutate } from './mutate.ts';
import type { DoneOperations, DoneUpload, FetchedAnswer, FetchedRequest } from './runtime.ts';

/** Answers a script's request; null: no answer comes. */
export type Responder = (request: FetchedRequest) => Promise<FetchedAnswer | null>;

interface RunOptions {
  isPreview?: boolean;
  /** After which Google would cancel the run. */
  seconds?: number;
  /** The time that the account lives in, and how far the script's own clock is ahead of it. */
  now?: string;
  skewMs?: number;
}

export interface Run {
  log: string;
  error: string | null;
  calls: number;
  mutations: number;
  done: DoneOperations[];
  uploads: DoneUpload[];
}

/** A thread does not inherit the loader of TypeScript in Node 20, so it registers its own. */
const boot = `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(new URL('./worker.ts', import.meta.url).href)});
  });`;

/**
 * Runs scripts one after the other, in a thread of their own. A run whose test was given up ends before the next begins,
 * which would otherwise take its result for its own. Close it at the end.
 */
export function startAdsScripts() {
  const signal = new SharedArrayBuffer(4);
  const bell = new Int32Array(signal);
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(boot, { eval: true, workerData: { port: port2, signal }, transferList: [port2] });
  let respond: Responder = () => Promise.resolve(null);
  port1.on('message', (request: FetchedRequest) => {
    void respond(request)
      .catch(() => null)
      .then((answer) => {
        port1.postMessage(answer);
        Atomics.store(bell, 0, 1);
        Atomics.notify(bell, 0);
      });
  });
  port1.unref();
  async function runAlone(text: string, accounts: Account[], responder: Responder, options: RunOptions) {
    respond = responder;
    const { isPreview = false, ...times } = options;
    worker.postMessage({ text, accounts, isPreview, ...times });
    const [ran] = (await once(worker, 'message')) as [Run]; // what worker.ts sends
    for (const { customerId, operations } of ran.done) {
      const account = accounts.find((each) => each.customerId === customerId);
      if (account) Object.assign(account, mutate(account, operations).after);
    }
    return ran;
  }
  let earlier: Promise<unknown> = Promise.resolve();
  return {
    /** Runs a text as Google Ads would. It reads the accounts as they were at its start; its changes are made in `accounts`. */
    run(text: string, accounts: Account[], responder: Responder, options: RunOptions = {}): Promise<Run> {
      const ran = earlier.then(() => runAlone(text, accounts, responder, options));
      earlier = ran.catch(() => undefined);
      return ran;
    },
    close: () => worker.terminate(),
  };
}

/** Sends the requests of scripts to an app, as if it answered at the script's address. */
export function respondWith(app: {
  request: (path: string, init: RequestInit) => Response | Promise<Response>;
}): Responder {
  return async ({ url, method, headers, body }) => {
    const { host, pathname, search } = new URL(url);
    const response = await app.request(`${pathname}${search}`, {
      method,
      headers: { ...headers, Host: host },
      body,
    });
    return { status: response.status, text: await response.text() };
  };
}
