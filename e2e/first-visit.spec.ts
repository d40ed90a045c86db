import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './support/hold.ts';
import { moveTo } from './support/moves.ts';

/** Stops the page's clock, so that nothing that React puts off can end. It must be installed before the page loads. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 1000);

/** A tick lets TanStack Query tell of what it has read. Three hundred would let React end a fallback. */
async function expectWithinTicks(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(locator).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 10_000 });
}

for (const [path, title] of [
  ['/dashboard', 'Dashboard'],
  ['/tools/titles', 'Gerador de Títulos'],
  ['/saved-campaigns', 'Campanhas salvas'],
  ['/login', 'Dashboard'], // who is signed in is led there
] as const) {
  test(`a first visit of ${path} shows its screen as soon as code and data are there`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.clock.install();
    await stopClock(page);
    await page.goto(path);
    await expectWithinTicks(page, page.getByRole('heading', { level: 1, name: title }));
  });
}

test('a dialog opens as soon as its code is there', async ({ page, signIn }) => {
  await signIn();
  await page.clock.install();
  await page.goto('/tools/titles');
  await expect(page.getByRole('heading', { level: 1, name: 'Gerador de Títulos' })).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Preencher' }).click();
  await expectWithinTicks(page, page.getByRole('dialog'));
});

test('an address that changes while the first screen is fetched is the one that opens', async ({
  page,
  signIn,
}) => {
  await signIn();
  const release = await hold(page, '**/assets/tools-screen-*.js');
  await page.goto('/tools');
  await expect(page.getByText('Carregando...')).toBeVisible();
  await moveTo(page, '/tools/titles');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerador de Títulos' })).toBeVisible();
});

test('a slow file holds only its own part back', async ({ page, signIn }) => {
  await signIn();
  const release = await hold(page, '**/assets/sheet-drawer-*.js');
  await page.goto('/tools/titles');
  await page.getByRole('button', { name: 'Preencher' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('descri');
  await expect(page.getByRole('dialog').locator('button[data-selected]')).toContainText('Descrições');
  await page.keyboard.press('Escape');
  release();
  await expect(page.getByRole('dialog', { name: /Ficha/ })).toBeVisible();
});
