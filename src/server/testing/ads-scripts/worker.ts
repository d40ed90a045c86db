import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Account } from './account.ts';
import { type FetchedAnswer, type Network, runScript } from './runtime.ts';

/** A script is synchronous, so it runs in a thread that sleeps until the network has answered. */
const { port, signal } = workerData as { port: MessagePort; signal: SharedArrayBuffer }; // what client.ts gives
const bell = new Int32Array(signal);

const network: Network = (request) => {
  Atomics.store(bell, 0, 0);
  port.postMessage(request);
  Atomics.wait(bell, 0, 0);
  const received: { message: FetchedAnswer | null } | undefined = receiveMessageOnPort(port); // client.ts answers so
  if (!received?.message) throw new Error('Address unavailable');
  return received.message;
};

interface Job {
  text: string;
  accounts: Account[];
  isPreview: boolean;
  seconds: number | undefined;
  /** The time that the account lives in. */
  now: string | undefined;
  skewMs: number | undefined;
}

parentPort?.on('message', ({ text, accounts, isPreview, seconds, now, skewMs = 0 }: Job) => {
  const result = runScript(text, {
    accounts,
    network,
    isPreview,
    skewMs,
    ...(seconds !== undefined && { seconds }),
    ...(now !== undefined && { now: () => new Date(now) }),
  });
  const error = result.error && `${result.error.name}: ${result.error.message}`;
  parentPort?.postMessage({ ...result, error });
});
