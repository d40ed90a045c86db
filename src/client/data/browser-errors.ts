import { matchPath } from 'react-router';
import { type BrowserError, ownFrames, UNKNOWN_SCREEN, withoutValues } from '#domain/pages/browser-error.ts';
import { pageList, pages } from '#domain/pages/pages.ts';
import { api, ApiError } from '#client/lib/api.ts';
import { campaignTabs } from '#client/paths.ts';

const MOST_OF_A_PAGE = 5;
const reported = new Set<string>();

/** The pattern of a page's address, without what stands in it. */
export function screenAt(pathname: string): string {
  const tab = campaignTabs.find((name) => matchPath(`${pages.campaign.path}/${name}`, pathname));
  if (tab !== undefined) return `${pages.campaign.path}/${tab}`;
  // An address without parameters comes before a pattern: `/tools/settings` is no tool.
  const fixedFirst = pageList.toSorted(
    (one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')),
  );
  return fixedFirst.find(({ path }) => matchPath(path, pathname))?.path ?? UNKNOWN_SCREEN;
}

/**
 * Tells the server's log of an error, without what people typed. The answers of the API are no errors of the interface,
 * and what arose in others' code, such as an extension, is not ours.
 */
export function sendError(error: unknown): void {
  if (!(error instanceof Error) || error instanceof ApiError) return;
  const { origin, pathname } = window.location;
  const frames = ownFrames(error.stack ?? '', origin);
  const browserError: BrowserError = {
    release: import.meta.env.VITE_RELEASE,
    screen: screenAt(pathname),
    name: /^[A-Za-z]\w{0,49}$/.test(error.name) ? error.name : 'Error',
    message: withoutValues(error.message),
    frames,
  };
  const key = [browserError.name, browserError.message, frames[0]].join();
  if (frames.length === 0 || reported.has(key) || reported.size >= MOST_OF_A_PAGE) return;
  reported.add(key);
  // It may be sent while the page is being left, and nobody waits for the answer.
  api['browser-errors'].$post({ json: browserError }, { init: { keepalive: true } }).catch(() => undefined);
}

/** Errors that no part of the interface caught. */
export function sendUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => sendError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => sendError(reason));
}
