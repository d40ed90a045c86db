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

    test('a toast stands in its place, and leaves what is needed in reach', async ({
      page,
      signIn,
      connection: { db },
    }) => {
      const { id } = await signIn({ closedGuides: ['first_steps'] });
      await page.goto('/tools');
      await page.getByRole('button', { name: 'Notificar quando disponível' }).click();
      const first = await placeOf(page, 'Em breve');

      await test.step('the card of the tour', async () => {
        await moveTo(page, '/dashboard');
        const tour = page.getByRole('dialog', { name: 'Tour pela Faísca' });
        await expect(tour).toBeVisible();
        await page.mouse.move(5, 5);
        await expectBeside(toast(page, 'Em breve'), tour);
        await page.keyboard.press('Escape');
        await expect(tour).toHaveCount(0);
      });

      await test.step('a dialog, and the bar at the bottom', async () => {
        await page.getByRole('button', { name: 'Feedback' }).click();
        const dialog = page.getByRole('dialog', { name: 'Envie seu feedback' });
        await dialog.getByRole('button', { name: 'Enviar' }).click();
        await placeOf(page, 'Campo vazio');
        await expectBeside(toast(page, 'Campo vazio'), dialog);
        await dialog.getByRole('textbox').fill('Tudo certo.');
        await dialog.getByRole('button', { name: 'Enviar' }).click();
        await expect(dialog).toBeHidden();
        const above = await placeOf(page, 'Feedback enviado com sucesso!');
        expect(above.right).toBe(first.right);
        await expectBeside(toast(page, /^Feedback/), page.getByRole('button', { name: 'Feedback' }));
      });

      const { id: campaign } = await createCampaign(db, id, {
        name: 'FitMax',
        country: 'Brasil',
        sheet: { kind: 'nutra' },
      });
      await test.step('the controls of a generator, and the buttons of the product sheet', async () => {
        await moveTo(page, '/tools/titles');
        await configure(page, { needs: { product: true, funnel: false } });
        const generate = page.getByRole('button', { name: 'Gerar títulos' });
        await generate.click();
        await expect(toast(page, 'Títulos Gerados!')).toBeVisible();
        await expect.poll(() => coveredControls(page)).toEqual([]);
        await generate.click();
        // It stays under the pointer. A phone does not draw it where no place is free.
        if (size.width > 390) await toast(page, 'Títulos Gerados!').hover();
        await page.getByRole('button', { name: 'Preencher' }).press('Enter');
        const save = page
          .getByRole('dialog', { name: 'Ficha do produto' })
          .getByRole('button', { name: 'Salvar ficha' });
        await expect(save).toBeVisible();
        await expect.poll(() => coveredControls(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(save).toBeHidden();
      });

      await test.step('the groups and ads', async () => {
        await moveTo(page, `/campaign/${campaign}/montagem`);
        await page.getByRole('button', { name: 'Montar campanha' }).click();
        // A toast under the pointer stays where it is, whatever arrives below it.
        await page.mouse.move(5, 5);
        await expect(toast(page, 'Campanha montada')).toBeVisible();
        await expect.poll(() => coveredControls(page)).toEqual([]);
        await page.getByText(/^Anúncios \(/).click();
        await expect.poll(() => coveredControls(page)).toEqual([]);
      });
    });
  });
}

/** Distances of the toast from the edges at the right and at the bottom. It does not close meanwhile. */
async function placeOf(page: Page, title: string): Promise<{ right: number; bottom: number }> {
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

/** The names of the controls that a drawn toast lies over. */
async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[role="alert"]')].filter((each) =>
      each.checkVisibility({ opacityProperty: true }),
    );
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
