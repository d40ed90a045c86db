import { readdirSync, statSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { guides } from '#domain/account/guides.ts';
import { languages } from '#domain/ads/languages.ts';
import { createUser } from '#server/testing/factories.ts';
import { expect, signInAs, test } from './fixtures.ts';

const KIB = 1024;
/** The reader of pt, en and es weighs about 40 KiB: its vocabulary outgrew the 12 KiB of its goal (docs/decisions/147). */
const LANGUAGE_KIB = 42;

/**
 * A first visit with an empty cache, as sent: compressed bytes with the answers' headers. The goals (docs/speed.md) with a tenth
 * of air: 150 KiB, 230 and 300. The others are what the pages weighed when this was written, and a tenth.
 */
const budgets = [
  { path: '/login', viewer: 'visitor', kib: 170, requests: 12 }, // the goal is 150; React, Mantine, Zod and the router weigh 120 of it
  { path: '/register', viewer: 'visitor', kib: 190, requests: 12 }, // the goal is 150
  { path: '/dashboard', viewer: 'person', kib: 286, requests: 22 }, // the goal is 230
  { path: '/tools/keywords', viewer: 'person', kib: 330, requests: 26 },
  { path: '/tools/titles', viewer: 'person', kib: 330, requests: 26 },
  { path: '/dashboard', viewer: 'newcomer', kib: 340, requests: 30 },
  { path: '/pricing', viewer: 'person', kib: 340, requests: 25 },
  { path: '/termos', viewer: 'visitor', kib: 288, requests: 20 },
  { path: '/r/unknown', viewer: 'visitor', kib: 340, requests: 30 },
  { path: '/ajuda', viewer: 'person', kib: 360, requests: 25 }, // words of the frame and of the articles grew it by a tenth
  { path: '/tools', viewer: 'person', kib: 340, requests: 25 },
  { path: '/tools/settings', viewer: 'person', kib: 380, requests: 35 },
  { path: '/profile', viewer: 'person', kib: 390, requests: 35 },
  { path: '/saved-campaigns', viewer: 'person', kib: 375, requests: 40 },
  { path: '/reports', viewer: 'person', kib: 460, requests: 74 }, // the account's table and its door, whose readers of files share small parts with other rooms
] as const;

/** What somebody reads whose change made a page heavier. */
function explain(heavy: string): string {
  return `${heavy}

A first visit of this page got heavier than it may be. The list above is what it fetched, the heaviest first. Look for a library or a
screen that this page does not show at once, and load it with lazy() where it is shown. If the page needs it, raise the budget in
e2e/weights.spec.ts and say why in the commit.`;
}

for (const viewers of [['person'], ['visitor', 'newcomer']]) {
  const visited = budgets.filter(({ viewer }) => viewers.includes(viewer));
  test(`first visits of a ${viewers.join(' and a ')} send no more than they may`, async ({
    browser,
    connection,
    server,
  }) => {
    for (const { path, viewer, kib, requests } of visited)
      await test.step(`${viewer}: ${path} in at most ${kib} KiB and ${requests} requests`, async () => {
        const context = await browser.newContext({ baseURL: server.url }); // its cache is empty
        if (viewer !== 'visitor') {
          const { id } = await createUser(
            connection.db,
            viewer === 'person' ? { closedGuides: [...guides] } : {},
          );
          await signInAs(context, connection, server.url, id);
        }
        const page = await context.newPage();
        const sent = await collect(await context.newCDPSession(page));
        await page.goto(path);
        await settle(page);
        await context.close();
        const total = sent.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
        const list = sent
          .sort((one, other) => other.bytes - one.bytes)
          .map(({ url, bytes }) => `${(bytes / KIB).toFixed(1)} ${new URL(url).pathname}`);
        test.info().annotations.push({
          type: 'KiB',
          description: `${path}: ${total.toFixed(1)}, ${sent.length} requests`,
        });
        const message = explain(
          [`${path}: ${total.toFixed(1)} KiB in ${sent.length} requests`, ...list].join('\n'),
        );
        expect.soft(total, message).toBeLessThanOrEqual(kib);
        expect.soft(sent.length, message).toBeLessThanOrEqual(requests);
      });
  });
}

/** Built texts of a language, and its policy rules. */
const languageFile = /^(?:pack|[a-z]{2,3})-[\w-]+\.js\.br$/;

test(`each language is a file of texts of its own, and its files have at most ${LANGUAGE_KIB} KiB each`, () => {
  const folder = 'dist/client/assets';
  const files = readdirSync(folder).filter((name) => languageFile.test(name));
  const texts = files.filter((name) => name.startsWith('pack-')); // workers have files of their own
  expect(texts.length).toBeGreaterThanOrEqual(languages.length);
  const heavy = files.filter((name) => statSync(`${folder}/${name}`).size > LANGUAGE_KIB * KIB);
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
