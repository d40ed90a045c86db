import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** A thread that has no work ends after this time. Starting one takes about a quarter of a second. */
const IDLE_MS = 30_000;

let builtFolder = new URL('./', import.meta.url);

/** Takes the built programs from another folder than the one beside this file, as tests of the sources may. */
export function takeBuiltFrom(folder: URL): void {
  builtFolder = folder;
}

interface ThreadLimits {
  patienceMs: number;
  /** The most memory of one thread. */
  memoryMb: number;
}

/** The work took too long or too much memory, or failed. */
export class ThreadFailed extends Error {}

/**
 * Runs long work on threads of their own, so that no request waits for it. Each call has a thread alone; callers limit
 * how many run at once.
 * @param program the name of the thread's program beside the built server.
 * @param source the same program when the server runs from its sources.
 * @returns a function that sends the request to a thread and waits for its one answer.
 */
export function createThreads(
  program: string,
  source: URL,
  { patienceMs, memoryMb }: ThreadLimits,
): (request: object) => Promise<unknown> {
  const address = JSON.stringify(source.href);
  let idle: Worker[] = [];

  function start(): Worker {
    const built = new URL(`${program}.js`, builtFolder);
    const isBuilt = existsSync(built);
    // When the server runs from its sources, a thread must be given the loader of TypeScript.
    const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${address}, ${address}))`;
    const worker = new Worker(isBuilt ? built : fromSource, {
      eval: !isBuilt,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // Whoever waits for an answer hears of it, too. Without a listener it would end the server.
    worker.on('error', () => forget(worker));
    return worker;
  }

  function forget(worker: Worker): void {
    idle = idle.filter((each) => each !== worker);
  }

  function keep(worker: Worker): void {
    idle.push(worker);
    worker.unref();
    setTimeout(() => {
      if (!idle.includes(worker)) return;
      forget(worker);
      void worker.terminate();
    }, IDLE_MS).unref();
  }

  return async (request) => {
    const worker = idle.pop() ?? start();
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) });
      worker.postMessage(request);
      const [answered] = (await answer) as [unknown];
      keep(worker);
      return answered;
    } catch (cause) {
      await worker.terminate();
      throw new ThreadFailed(`The work of ${program} took too long or too much memory, or failed.`, {
        cause,
      });
    }
  };
}
