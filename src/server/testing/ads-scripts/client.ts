import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Account } from './account.ts';
import type { FetchedAnswer, FetchedRequest } from './runtime.ts';

/** Answers a script's request; null: no answer comes. */
export type Responder = (request: FetchedRequest) => Promise<FetchedAnswer | null>;

interface RunOptions {
  isPreview?: boolean;
  /** After which Google would cancel the run. */
  seconds?: number;
}

export interface Run {
  log: string;
  error: string | null;
  calls: number;
  mutations: number;
}

/** A thread does not inherit the loader of TypeScript in Node 20, so it registers its own. */
const boot = `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(new URL('./worker.ts', import.meta.url).href)});
  });`;

/** Runs scripts one after the other, in a thread of their own. Close it at the end. */
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
  return {
    /** Runs a text as Google Ads would. Changes are made in `accounts`. */
    async run(
      text: string,
      accounts: Account[],
      responder: Responder,
      options: RunOptions = {},
    ): Promise<Run> {
      respond = responder;
      const { isPreview = false, seconds } = options;
      worker.postMessage({ text, accounts, isPreview, seconds });
      const [done] = (await once(worker, 'message')) as [Run & { accounts: Account[] }]; // what worker.ts sends
      for (const [at, account] of accounts.entries()) Object.assign(account, done.accounts[at]);
      const { log, error, calls, mutations } = done;
      return { log, error, calls, mutations };
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
