import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { campaignAssets } from '#server/db/schema.ts';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';

const visitorRooms = ['/login', '/register', '/forgot-password', '/update-password'];
const rooms = [
  '/dashboard',
  '/tools',
  '/tools/keywords',
  '/tools/sitelinks',
  '/tools/settings',
  '/saved-campaigns',
  '/saved-campaigns/importar',
  '/reports',
  '/compare',
  '/profile',
  '/pricing',
  '/ajuda',
  '/ajuda/marcas-de-politica',
];

test.use({ bypassCSP: true }); // the checker is our own script, which the pages' security policy would block

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the visitor's screens pass every accessibility rule", async ({ page }) => {
      await check(page, visitorRooms);
    });

    test("the subscriber's screens pass every accessibility rule", async ({ page, signIn, connection }) => {
      const { id } = await signIn();
      const campaign = await createCampaign(connection.db, id, { name: 'Verão', notes: 'Uma nota' });
      const tabs = ['relatorios', 'termos'].map((tab) => `/campaign/${campaign.id}/${tab}`);
      await check(page, [...rooms, ...tabs]);
    });
  });
}

test('on a phone, every target is at least 44 px high and wide', async ({ page, signIn, connection }) => {
  const { id } = await signIn();
  const campaign = await createCampaign(connection.db, id, { name: 'Verão', niche: 'Casa' });
  await connection.db.insert(campaignAssets).values({
    campaignId: campaign.id,
    userId: id,
    assetType: 'titles' as const,
    content: ['Um título'],
    itemCount: 1,
  });
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/dashboard', '/tools', '/saved-campaigns', `/campaign/${campaign.id}`, '/pricing']) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await smallTargets(page)).toEqual([]);
    });
  }
  await test.step('the open form and the filters pass every rule', async () => {
    await page.goto('/saved-campaigns');
    await page.getByRole('button', { name: 'Nova Campanha' }).click();
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('combobox', { name: 'Nicho' }).click();
    await expect(page.getByRole('option', { name: 'Casa' })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});

/** Finds visible buttons, links, fields and options that are smaller than a fingertip. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('button, a, input, textarea, [role=option]').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility() && !target.matches('[type=hidden], [aria-hidden=true]'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ target, box }) => `${box.width}x${box.height} ${target.outerHTML.slice(0, 160)}`),
  );
}

/** Opens each address and checks every WCAG rule that a program can check. */
async function check(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      // A button that loads is faded: its colours are judged once it is ready.
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      await page.evaluate(axe.source);
      const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
        'axe.run().then(({ violations }) => violations)',
      );
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}
