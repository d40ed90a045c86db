import { afterEach, expect, it, vi } from 'vitest';
import { onServerEvents } from './server-events.ts';

const opened: Source[] = [];

/** Stands for the browser's EventSource, which Node does not have. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly path: string;

  constructor(path: string) {
    super();
    this.path = path;
    opened.push(this);
  }

  send(event: string): void {
    this.dispatchEvent(new Event(event));
  }

  close(): void {
    this.readyState = Source.CLOSED;
  }
}

function listen() {
  vi.stubGlobal('EventSource', Source);
  vi.useFakeTimers();
  const heard: boolean[] = [];
  const stop = onServerEvents('/api/orders/events', 'orders', (isNews) => heard.push(isNews));
  return { heard, stop };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  opened.length = 0;
});

it('says that the first event of a connection is no news', () => {
  const { heard } = listen();
  for (const event of ['orders', 'beat', 'orders']) opened[0]?.send(event);
  expect(heard).toEqual([false, true]);
});

it('says the same when the browser has reconnected by itself', () => {
  const { heard } = listen();
  for (const event of ['orders', 'orders', 'error', 'orders', 'orders']) opened[0]?.send(event);
  expect(heard).toEqual([false, true, false, true]);
});

it('opens the stream again when the browser gave it up, until it is stopped', () => {
  const { heard, stop } = listen();
  opened[0]?.close();
  opened[0]?.send('error');
  vi.runAllTimers();
  expect(opened.map(({ path }) => path)).toEqual(['/api/orders/events', '/api/orders/events']);
  opened[1]?.send('orders');
  expect(heard).toEqual([false]);
  stop();
  opened[1]?.send('error');
  expect(opened[1]?.readyState).toBe(Source.CLOSED);
});
