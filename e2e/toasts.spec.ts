import type { Locator, Page } from '@playwright/test';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { configure } from './support/generator-steps.ts';
import { moveTo } from './support/moves.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 800 },
  { width: 390, height: 844 },
];

for (const size of sizes) {
  test.describe(`on a screen ${size.width} wide`, () => {
    test.use({ viewport: size });

    test('a toast stands in its place, above the bar at the bottom', async ({ page, signIn }) => {
      await signIn();
      await page.goto('/tools');
      await page.getByRole('button', { name: 'Notificar quando disponível' }).click();
      const campaign = await campaignOf(page, 'Em breve');
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
      expect(above.right).toBe(campaign.right);
      await expectBeside(toast(page, /^Feedback/), page.getByRole('button', { name: 'Feedback' }));
    });

    test('a toast lies over no control of a generator', async ({ page, signIn, connection: { db } }) => {
      const { id } = await signIn();
      await createCampaign(db, id, { name: 'FitMax Brasil' });
      await page.goto('/tools/titles');
      await configure(page, { needs: { product: true, funnel: false } });
      await page.getByRole('button', { name: 'Gerar títulos' }).click();
      await expect(toast(page, 'Títulos Gerados!')).toBeVisible();
      await expect.poll(() => coveredControls(page)).toEqual([]);
    });

    test('a toast leaves the card of the tour free', async ({ page, signIn }) => {
      await signIn({ closedGuides: [] });
      await page.goto('/tools');
      await page.getByRole('button', { name: 'Notificar quando disponível' }).click();
      const shown = toast(page, 'Em breve');
      await shown.hover(); // it stays under the pointer
      await moveTo(page, '/dashboard');
      const tour = page.getByRole('dialog', { name: 'Tour pela Faísca' });
      await expect(tour).toBeVisible();
      await page.mouse.move(5, 5);
      await expectBeside(shown, tour);
    });

    // On a phone the list of groups fills the screen, and scrolls.
    if (size.width > 390)
      test('a toast lies over no control of the groups and ads', async ({
        page,
        signIn,
        connection: { db },
      }) => {
        const { id } = await signIn();
        const { id: campaign } = await createCampaign(db, id, {
          name: 'FitMax',
          country: 'Brasil',
          sheet: { kind: 'nutra' },
        });
        await page.goto(`/campaign/${campaign}/montagem`);
        await page.getByRole('button', { name: 'Montar campanha' }).click();
        await expect(toast(page, 'Campanha montada')).toBeVisible();
        await expect.poll(() => coveredControls(page)).toEqual([]);
        await page.getByText(/^Anúncios \(/).click();
        await expect.poll(() => coveredControls(page)).toEqual([]);
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

/** The names of the controls that a toast lies over. */
async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[role="alert"]')].filter((each) => each.checkVisibility());
    const boxes = toasts.map((each) => each.getBoundingClientRect());
    return [...document.querySelectorAll('button, a[href], input')]
      .filter((control) => toasts.every((each) => !each.contains(control)))
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isOver = boxes.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        const upper = document
          .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
          .find((element) => toasts.every((each) => !each.contains(element) && !element.contains(each)));
        return (
          width > 0 && isOver && upper !== undefined && (control.contains(upper) || upper.contains(control))
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}
