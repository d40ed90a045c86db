import type { Locator, Page } from '@playwright/test';
import { expect, test, toast } from './fixtures.ts';
import { configure } from './support/generator-steps.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const size of sizes) {
  test.describe(`on a screen ${size.width} wide`, () => {
    test.use({ viewport: size });

    test('a toast stands in its place, above the bar at the bottom', async ({ page, signIn }) => {
      await signIn();
      await page.goto('/tools');
      await page.getByRole('button', { name: 'Notificar quando disponível' }).click();
      const place = await campaignOf(page, 'Em breve');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Feedback' }).click();
      const dialog = page.getByRole('dialog', { name: 'Envie seu feedback' });
      await dialog.getByRole('button', { name: 'Enviar' }).click();
      await campaignOf(page, 'Campo vazio');
      await expectBeside(toast(page, 'Campo vazio'), dialog);
      await dialog.getByRole('textbox').fill('Tudo certo.');
      await dialog.getByRole('button', { name: 'Enviar' }).click();
      await expect(dialog).toBeHidden();
      const above = await campaignOf(page, 'Feedback enviado com sucesso!');
      expect(above.right).toBe(place.right);
      await expectBeside(toast(page, /^Feedback/), page.getByRole('button', { name: 'Feedback' }));
    });

    test('the buttons of the product sheet stay in reach', async ({ page, signIn }) => {
      await signIn();
      await page.goto('/tools/titles');
      await configure(page, { needs: { product: true, funnel: false } });
      await page.getByRole('button', { name: 'Gerar títulos' }).click();
      await campaignOf(page, 'Títulos Gerados!');
      await page.getByRole('button', { name: 'Preencher' }).press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Ficha do produto' });
      await expectBeside(
        toast(page, 'Títulos Gerados!'),
        sheet.getByRole('button', { name: 'Salvar ficha' }),
      );
    });
  });
}

/** Distances of the toast from the edges at the right and at the bottom. It does not close meanwhile. */
async function campaignOf(page: Page, title: string): Promise<{ right: number; bottom: number }> {
  const shown = toast(page, title);
  await shown.hover();
  const size = page.viewportSize();
  const box = await shown.boundingBox();
  if (!size || !box) throw new Error('the toast has no box');
  const right = Math.round(size.width - box.x - box.width);
  const bottom = Math.round(size.height - box.y - box.height);
  expect(right).toBeLessThanOrEqual(24);
  expect(bottom).toBeGreaterThan(0);
  return { right, bottom };
}

/** The toast covers nothing of the control or dialog. */
async function expectBeside(shown: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [one, two] = [await shown.boundingBox(), await other.boundingBox()];
      if (!one || !two) return 'not shown';
      const isBeside = one.x >= two.x + two.width || two.x >= one.x + one.width;
      const isAbove = one.y >= two.y + two.height || two.y >= one.y + one.height;
      return isBeside || isAbove ? 'beside' : 'covered';
    })
    .toBe('beside');
}
