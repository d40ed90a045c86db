import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
  type WorkerResponse,
} from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>[1];

let kept: ThreadsPoolWorker | undefined;

/**
 * A thread that goes on from one fault to the next, so that the modules load once. Vitest would start a new one for each
 * fault, and the server takes seconds to load.
 */
export class KeptThread implements PoolWorker {
  readonly name = 'kept-thread';
  readonly #thread: ThreadsPoolWorker;
  readonly #isStarted: boolean;
  readonly #listeners: [string, Listener][] = [];

  constructor(options: PoolOptions) {
    this.#isStarted = kept !== undefined;
    this.#thread = kept ??= new ThreadsPoolWorker(options);
  }

  async start(): Promise<void> {
    if (!this.#isStarted) await this.#thread.start();
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#answer({ type: 'stopped', __vitest_worker_response__: true });
    else this.#thread.send(message);
  }

  #answer(response: WorkerResponse): void {
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(response);
  }

  deserialize(data: unknown): unknown {
    return this.#thread.deserialize(data);
  }

  stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread.off(event, listener);
    return Promise.resolve();
  }
}
