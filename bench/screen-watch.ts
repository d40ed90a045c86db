import type { Browser, Page } from '@playwright/test';
import { median } from './comparison.ts';

/** How much slower than this machine the page's processor is: a phone of the middle class. */
export const SLOW_DOWN = 4;

export interface Watched {
  /** The longest task of the page's main thread, in milliseconds. */
  longestTask: number;
  /** The worst time from a key or a click to the next paint, in milliseconds; null without one. */
  worstInteraction: number | null;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** Slows the page down from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/**
 * The milliseconds of a fixed work in the page as it is now: the same build's figures differ by half when the machine
 * does, and this tells.
 */
export async function yardstick(page: Page): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 5; n++)
    times.push(
      await page.evaluate<number>(`(() => {
        const since = performance.now();
        const list = document.createElement('div');
        list.style.cssText = 'position: absolute; visibility: hidden; width: 20rem';
        for (let n = 0; n < 300; n++) list.append(Object.assign(document.createElement('p'), { textContent: 'Colágeno em pó ' + n }));
        document.body.append(list);
        list.getBoundingClientRect();
        list.remove();
        return performance.now() - since;
      })()`),
    );
  return median(times);
}

/** Watches the page's main thread while the work runs. */
export async function watch(browser: Browser, page: Page, work: () => Promise<void>): Promise<Watched> {
  await page.evaluate(`{
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) window.interactions.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  }`);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await work();
  await page.evaluate('new Promise((done) => setTimeout(done, 300))'); // deferred work ends
  const trace = await browser.stopTracing();
  const durations = await page.evaluate<number[]>('window.interactions');
  return {
    longestTask: longestTask(trace),
    worstInteraction: durations.length === 0 ? null : Math.max(...durations),
  };
}

function longestTask(trace: Buffer): number {
  // Chromium's trace format: https://chromium.googlesource.com/catapult
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const isPage = (event: TraceEvent) => event.name === 'thread_name' && event.args.name === 'CrRendererMain';
  const pages = new Set(traceEvents.filter(isPage).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && pages.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
