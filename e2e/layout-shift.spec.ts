import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillAccount } from './screenshots/sample-account.ts';

/** https://web.dev/articles/cls: above 0.1 people notice. The screens stay far below. */
const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    /** The sum of all layout shifts of this page. */
    shifted: number;
  }
}

/**
 * Holds every answer but the session's, and the texts of the languages, until the screen's frame is there, so that its
 * placeholders are shown.
 */
async function holdAnswers(page: Page) {
  let release: () => void = () => undefined;
  let gate = Promise.resolve();
  await page.route(/\/api\/(?!session)|\/assets\/texts-/, async (route) => {
    await gate;
    await route.continue();
  });
  return {
    hold: () => {
      gate = new Promise((done) => (release = done));
    },
    release: () => release(),
  };
}

for (const [width, name, paths] of [
  [
    1280,
    'campaigns',
    ['/saved-campaigns', '/campaign/:id', '/campaign/:id/exportar', '/campaign/:id/relatorios', '/reports'],
  ],
  [
    1280,
    'other screens',
    ['/dashboard', '/tools', '/tools/keywords', '/tools/settings', '/profile', '/pricing', '/ajuda'],
  ],
  [390, 'main screens', ['/dashboard', '/tools/titles', '/saved-campaigns', '/campaign/:id']],
] as const) {
  test(`nothing jumps while the ${name} load at ${width} px`, async ({ page, signIn, connection }) => {
    const { id } = await signIn({ closedGuides: ['tour'] });
    const campaign = await fillAccount(connection, id);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted += (entry as unknown as { value: number }).value; // LayoutShift is not among TypeScript's types
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answers = await holdAnswers(page);
    const shifts: [path: string, shift: number][] = [];
    for (const path of paths) {
      answers.hold();
      await page.goto(path.replace(':id', campaign));
      await page.locator('main').getByRole('heading').or(page.getByRole('status')).first().waitFor();
      answers.release();
      await page.waitForLoadState('networkidle');
      shifts.push([path, await page.evaluate(() => window.shifted)]);
    }
    expect(shifts.filter(([, shift]) => shift >= MOST_SHIFT)).toEqual([]);
  });
}
