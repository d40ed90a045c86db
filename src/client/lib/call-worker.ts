/** Functions that run in a worker. A function reports progress through its second parameter. */
type WorkerFunction = (input: never, send: (message: unknown) => void) => unknown;
type Api = Record<string, WorkerFunction>;

export type CallInput<Called extends WorkerFunction> = Parameters<Called>[0];
export type CallOutput<Called extends WorkerFunction> = Awaited<ReturnType<Called>>;
type Message<Called extends WorkerFunction> = Parameters<Parameters<Called>[1]>[0];

interface Request {
  id: number;
  name: string;
  input: unknown;
}
type Answer = { id: number } & ({ output: unknown } | { error: string } | { message: unknown });

interface Call {
  request: Request;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
  onMessage: ((message: never) => void) | undefined;
}

export interface CallOptions<Called extends WorkerFunction> {
  signal?: AbortSignal | undefined;
  onMessage?: (message: Message<Called>) => void;
}

class CallCancelled extends Error {
  override readonly name = 'CallCancelled';
}

export const isCancelled = (error: unknown): boolean => error instanceof CallCancelled;

/** In the worker: answers the calls with these functions. When they cannot be loaded, the page ends the worker. */
export function answerCalls(api: Api | Promise<Api>): void {
  const port = self;
  const post = (answer: Answer) => port.postMessage(answer);
  async function answer(functions: Api, { id, name, input }: Request): Promise<void> {
    // the types of the caller pair name and input
    const called = functions[name] as
      | ((input: unknown, send: (message: unknown) => void) => unknown)
      | undefined;
    try {
      post({ id, output: await called?.(input, (message) => post({ id, message })) });
    } catch (error) {
      post({ id, error: String(error) });
    }
  }
  port.onmessage = ({ data }: MessageEvent<Request>) =>
    void Promise.resolve(api)
      .then((functions) => answer(functions, data))
      .catch((error: unknown) => reportError(error)); // then the page starts another worker
}

/**
 * In the page: calls the functions of a worker.
 * @param start creates the worker, at the first call and after it was ended.
 */
export function openWorker<Offered extends { [Name in keyof Offered]: WorkerFunction }>(start: () => Worker) {
  let worker: Worker | undefined;
  let lastId = 0;
  const calls = new Map<number, Call>();
  const watchers = new Map<string, Set<(message: never) => void>>();

  function send(request: Request): void {
    worker ??= listen(start());
    worker.postMessage(request);
  }
  function listen(started: Worker): Worker {
    started.onmessage = ({ data }: MessageEvent<Answer>) => take(data);
    started.onerror = () => close(new Error('the worker failed'));
    return started;
  }
  function take(answer: Answer): void {
    const call = calls.get(answer.id);
    if (!call) return;
    if ('message' in answer) {
      const message = answer.message as never; // the types of the caller pair name and listeners
      call.onMessage?.(message);
      for (const listener of watchers.get(call.request.name) ?? []) listener(message);
      return;
    }
    calls.delete(answer.id);
    if ('error' in answer) call.reject(new Error(answer.error));
    else call.resolve(answer.output);
  }
  /** A running call cannot be interrupted, so its worker is replaced. The other calls start again in the new one. */
  function cancel(id: number): void {
    const call = calls.get(id);
    if (!call) return;
    calls.delete(id);
    call.reject(new CallCancelled());
    worker?.terminate();
    worker = undefined;
    for (const { request } of calls.values()) send(request);
  }
  function close(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of calls.values()) reject(reason);
    calls.clear();
  }

  return {
    /** When the signal is aborted, the promise rejects with an error that `isCancelled` recognises. */
    call: <Name extends keyof Offered & string>(
      name: Name,
      input: CallInput<Offered[Name]>,
      { signal, onMessage }: CallOptions<Offered[Name]> = {},
    ) => {
      const request: Request = { id: (lastId += 1), name, input };
      return new Promise<unknown>((resolve, reject) => {
        calls.set(request.id, { request, resolve, reject, onMessage });
        signal?.addEventListener('abort', () => cancel(request.id), { once: true });
        send(request);
        if (signal?.aborted) cancel(request.id);
      }) as Promise<CallOutput<Offered[Name]>>; // the answer of this function
    },
    /** Calls the listener with the progress of every call of this name. Returns a function that stops that. */
    watch: <Name extends keyof Offered & string>(
      name: Name,
      listener: (message: Message<Offered[Name]>) => void,
    ): (() => void) => {
      const listeners = watchers.get(name) ?? new Set();
      watchers.set(name, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    /** Cancels all running calls of this name. */
    cancelAll: (name: keyof Offered & string): void => {
      for (const [id, { request }] of [...calls]) if (request.name === name) cancel(id);
    },
    /** Ends the worker and cancels what runs in it. */
    close: () => close(new CallCancelled()),
  };
}
