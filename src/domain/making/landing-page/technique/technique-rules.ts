import type { Seen } from '../finding-codes.ts';
import { findLostClicks } from '../lost-clicks.ts';
import { findMixedLanguage } from '../mixed-language.ts';
import type { Reading } from '../reading.ts';
import { findTraps } from '../traps.ts';
import { findDownloads } from './downloads.ts';
import { findForms } from './open-forms.ts';
import { findCloaking, findRobots } from './robots.ts';
import { findThinness } from './thin-pages.ts';

/** How the page is built: forms, robots, traps, downloads, links and words of its own. */
export function findTechnique(reading: Reading): Seen[] {
  return [
    ...findOpenAddress(reading),
    ...findForms(reading),
    ...findRobots(reading),
    ...findCloaking(reading),
    ...findTraps(reading),
    ...findDownloads(reading),
    ...findLostClicks(reading),
    ...findThinness(reading),
    ...findMixedLanguage(reading),
  ];
}

function findOpenAddress({ url }: Reading): Seen[] {
  return url?.protocol === 'http:' ? [{ code: 'not_https', excerpt: url.href }] : [];
}
