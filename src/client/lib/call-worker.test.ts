import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, isCancelled, openWorker } from './call-worker.ts';

const endless = new Promise<never>(() => undefined);
const api = {
  double: (amount: number) => amount * 2,
  count: (to: number, send: (amount: number) => void) => {
    for (let n = 1; n <= to; n++) send(n);
    return Promise.resolve('counted');
  },
  fail: () => {
    throw new Error('broken');
  },
  wait: () => endless,
};

interface Port {
  postMessage: (answer: unknown) => void;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** A worker in this thread: messages are copied and come later, as between threads. */
function startHere(offered: typeof api | Promise<typeof api> = api): Worker {
  let isGone = false;
  const later = (to: () => Port, data: unknown) =>
    void Promise.resolve(structuredClone(data)).then((copy) => isGone || to().onmessage?.({ data: copy }));
  const inside: Port = { postMessage: (answer) => later(() => outside, answer), onmessage: null };
  vi.stubGlobal('self', inside);
  answerCalls(offered);
  const outside = {
    postMessage: (request: unknown) => later(() => inside, request),
    onmessage: null,
    onerror: null,
    terminate: () => void (isGone = true),
  };
  started.push(outside);
  return outside as unknown as Worker; // what openWorker uses of one
}
const started: { onerror: (() => void) | null }[] = [];

afterEach(() => {
  started.length = 0;
  vi.unstubAllGlobals();
});

test('a call gets its answer, and all calls share one worker', async () => {
  const { call } = openWorker<typeof api>(startHere);
  expect(await Promise.all([call('double', 2), call('double', 3)])).toEqual([4, 6]);
  expect(started).toHaveLength(1);
});

test('a worker whose functions do not come is ended, and the next call starts another', async () => {
  vi.stubGlobal('reportError', () => started.at(-1)?.onerror?.());
  const { call } = openWorker<typeof api>(() =>
    startHere(started.length === 0 ? Promise.reject(new Error('offline')) : api),
  );
  await expect(call('double', 2)).rejects.toThrow('the worker failed');
  expect(await call('double', 2)).toBe(4);
});

test('what a function tells comes to its caller and to those who watch, before the answer', async () => {
  const { call, watch } = openWorker<typeof api>(startHere);
  const [received, watched] = [vi.fn<(n: number) => void>(), vi.fn<(n: number) => void>()];
  const stop = watch('count', watched);
  expect(await call('count', 2, { onMessage: received })).toBe('counted');
  stop();
  await call('count', 1);
  expect(received.mock.calls).toEqual([[1], [2]]);
  expect(watched.mock.calls).toEqual([[1], [2]]);
});

test('an error of the function rejects its call alone', async () => {
  const { call } = openWorker<typeof api>(startHere);
  const failing = call('fail', undefined as never);
  await expect(failing).rejects.toThrow('broken');
  expect(await call('double', 1)).toBe(2);
  expect(isCancelled(await failing.catch((error: unknown) => error))).toBe(false);
});

test('a cancelled call ends its worker, and the other calls start again in a new one', async () => {
  const { call } = openWorker<typeof api>(startHere);
  const stop = new AbortController();
  const waiting = call('wait', undefined as never, { signal: stop.signal }).catch(isCancelled);
  const other = call('double', 4);
  stop.abort();
  expect(await waiting).toBe(true);
  expect(await other).toBe(8);
  expect(started).toHaveLength(2);
});

test('a signal that was aborted before cancels the call', async () => {
  const { call } = openWorker<typeof api>(startHere);
  const answer = call('double', 4, { signal: AbortSignal.abort() });
  expect(await answer.catch(isCancelled)).toBe(true);
});

test('all calls of a name are cancelled together, and closing cancels the rest', async () => {
  const { call, cancelAll, close } = openWorker<typeof api>(startHere);
  const [one, two, other] = [
    call('wait', undefined as never),
    call('wait', undefined as never),
    call('count', 1),
  ];
  cancelAll('wait');
  expect(await Promise.all([one, two].map((each) => each.catch(isCancelled)))).toEqual([true, true]);
  expect(await other).toBe('counted');
  const last = call('wait', undefined as never);
  close();
  expect(await last.catch(isCancelled)).toBe(true);
});

test('when the worker fails, its calls reject and the next call starts another one', async () => {
  const { call } = openWorker<typeof api>(startHere);
  const waiting = call('wait', undefined as never);
  started[0]?.onerror?.();
  await expect(waiting).rejects.toThrow('the worker failed');
  expect(await call('double', 5)).toBe(10);
  expect(started).toHaveLength(2);
});
