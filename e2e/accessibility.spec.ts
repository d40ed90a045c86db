import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';

const visitorRooms = ['/login', '/register', '/forgot-password', '/update-password'];
const rooms = [
  ...['/dashboard', '/tools', '/tools/keywords', '/tools/sitelinks', '/tools/settings'],
  ...['/saved-campaigns', '/profile', '/pricing'],
];

test.use({ bypassCSP: true }); // the checker is a script of ours that the product's own pages would refuse

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('what a visitor sees breaks no rule of accessibility', async ({ page }) => {
      await check(page, visitorRooms);
    });

    test('what a subscriber sees breaks none', async ({ page, signIn, connection }) => {
      const { id } = await signIn();
      await createCampaign(connection.db, id, { name: 'Verão', notes: 'Uma nota' });
      await check(page, rooms);
    });
  });
}

/** Opens each address and asks for every rule of WCAG that a program can judge. */
async function check(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(axe.source);
      const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
        'axe.run().then(({ violations }) => violations)',
      );
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}
