import { readdirSync, statSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { languages } from '#domain/ads/languages.ts';
import { expect, test } from './fixtures.ts';

const KIB = 1024;
const LANGUAGE_KIB = 25;

/**
 * A first visit with an empty cache, as sent: compressed bytes with the answers' headers. The budgets are what the pages
 * weigh now, so that growth is noticed. docs/speed.md has the goals.
 */
const budgets = [
  { path: '/login', viewer: 'visitor', kib: 100, requests: 6 },
  { path: '/register', viewer: 'visitor', kib: 110, requests: 8 },
  { path: '/pricing', viewer: 'person', kib: 136, requests: 15 },
  { path: '/dashboard', viewer: 'person', kib: 130, requests: 12 },
  { path: '/dashboard', viewer: 'newcomer', kib: 151, requests: 20 },
  { path: '/tools/keywords', viewer: 'person', kib: 213, requests: 16 },
  { path: '/tools/titles', viewer: 'person', kib: 213, requests: 16 },
  { path: '/termos', viewer: 'visitor', kib: 108, requests: 11 },
  { path: '/r/unknown', viewer: 'visitor', kib: 204, requests: 22 },
  { path: '/ajuda', viewer: 'person', kib: 194, requests: 16 },
  { path: '/tools', viewer: 'person', kib: 226, requests: 22 },
  { path: '/tools/settings', viewer: 'person', kib: 313, requests: 33 },
  { path: '/profile', viewer: 'person', kib: 288, requests: 33 },
  { path: '/saved-campaigns', viewer: 'person', kib: 300, requests: 36 },
  { path: '/reports', viewer: 'person', kib: 303, requests: 38 },
] as const;

for (const { path, viewer, kib, requests } of budgets) {
  test(`a ${viewer}'s first visit of ${path} sends at most ${kib} KiB in ${requests} requests`, async ({
    page,
    signIn,
  }) => {
    if (viewer !== 'visitor') await signIn(viewer === 'newcomer' ? { closedGuides: [] } : {});
    const devTools = await page.context().newCDPSession(page);
    const sent = await collect(devTools);
    await page.goto(path);
    await settle(page);
    const total = sent.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = sent
      .map(({ url, bytes }) => `${(bytes / KIB).toFixed(1)} ${new URL(url).pathname}`)
      .join('\n');
    expect(total / KIB, list).toBeLessThanOrEqual(kib);
    expect(sent.length, list).toBeLessThanOrEqual(requests);
  });
}

test('each language is a file of texts and one of policy rules, of at most 25 KiB each', () => {
  const folder = 'dist/client/assets';
  const names = readdirSync(folder);
  const expected = languages.flatMap(({ code }) => [`texts-${code}-`, `policy-${code}-`]);
  const files = expected.map((start) => names.find((name) => name.startsWith(start) && name.endsWith('.br')));
  expect(expected.filter((_, at) => files[at] === undefined)).toEqual([]);
  const heavy = files.filter((name) => statSync(`${folder}/${name ?? ''}`).size > LANGUAGE_KIB * KIB);
  expect(heavy).toEqual([]);
});

async function collect(devTools: CDPSession): Promise<{ url: string; bytes: number }[]> {
  const sent: { url: string; bytes: number }[] = [];
  const urls = new Map<string, string>();
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url?.startsWith('http')) sent.push({ url, bytes: encodedDataLength });
  });
  return sent;
}

/** The screen is there, with a pointer that lies still on it, and nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await page.waitForLoadState('networkidle');
}
