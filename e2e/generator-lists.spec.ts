import type { Page } from '@playwright/test';
import { expect, signInAs, test, toast } from './fixtures.ts';
import { exportList, importText } from './support/generator-steps.ts';
import { itemsOf, listOf } from './support/items.ts';
import { moveTo, newHeading } from './support/moves.ts';

test('50,000 imported lines are shown in a window of rows and exported completely', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/keywords');
  const lines = Array.from({ length: 50_000 }, (_, index) => `palavra chave ${index}`).join('\n');
  await importText(page, 'grande.txt', lines);
  await expect(toast(page, 'Lista importada com sucesso!')).toContainText(
    '50.000 itens. Uma campanha guarda até 10.000 itens e 1 MB por lista: divida esta antes de salvar.',
  );
  await expect(page.getByText('50.000 palavras-chave geradas')).toBeVisible();
  const list = listOf(page);
  await expect.poll(() => list.getByRole('row').count()).toBeLessThan(60);
  await list.getByRole('row').first().dblclick();
  await list.getByRole('textbox').fill('ainda digitando');
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(list).toContainText('palavra chave 49999');
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(list.getByRole('textbox')).toHaveValue('ainda digitando');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(321);
  expect((await exportList(page)).text).toBe(lines);
});

test('a pasted line of 200 KB is refused in words, and nothing typed is lost', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto('/tools');
  for (const { tool, word } of [
    { tool: 'keywords', word: 'vitalis ' },
    { tool: 'titles', word: 'วิตามินซี' },
  ])
    await test.step(tool, async () => {
      await moveTo(page, `/tools/${tool}`);
      await expect(newHeading(page)).toBeVisible();
      const line = word.repeat(Math.ceil(200_000 / Buffer.byteLength(word)));
      const field = page.getByRole('textbox', { name: 'Adicionar manualmente' });
      const add = page.getByRole('button', { name: 'Adicionar', exact: true });
      await field.fill('Frete grátis\n');
      await page.evaluate((text) => navigator.clipboard.writeText(text), line);
      await field.press('ControlOrMeta+End');
      await field.press('ControlOrMeta+V');
      await expect(field).toHaveValue(`Frete grátis\n${line}`);
      await add.click();
      await expect(toast(page, 'Linha longa demais')).toContainText(
        `Uma linha tem ${line.trim().length.toLocaleString('pt-BR')} caracteres.`,
      );
      await expect(field).toHaveValue(`Frete grátis\n${line}`);
      await expect(itemsOf(page)).toHaveCount(0);
      await page.reload();
      await expect(field).toHaveValue(`Frete grátis\n${line}`);
      await field.fill('Frete grátis');
      await add.click();
      await expect(itemsOf(page)).toContainText(['Frete grátis']);
    });
});

test('a list survives navigation, a reload and a sign-in of the same person, and other accounts do not see it', async ({
  page,
  context,
  signIn,
  connection,
  server,
}) => {
  const ana = await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'Um título');
  await page.getByPlaceholder('Um título por linha...').fill('quase pronto');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await page.reload();
  await expect(page.getByText('1 título gerado')).toBeVisible();
  await expect(page.getByPlaceholder('Um título por linha...')).toHaveValue('quase pronto');
  await signIn();
  await page.reload();
  await expect(page.getByText('Nenhum título gerado')).toBeVisible();
  await signInAs(context, connection, server.url, ana.id);
  await page.reload();
  await expect(page.getByText('1 título gerado')).toBeVisible();
});

for (const width of [1280, 390])
  test(`the first of a list moves what stands below it once, ${width} px wide`, async ({ page, signIn }) => {
    await signIn();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tools');
    for (const { tool, line } of [
      { tool: 'titles', line: 'Frete grátis' },
      { tool: 'sitelinks', line: 'Comprar agora;Site oficial;Entrega rápida' },
    ])
      await test.step(tool, async () => {
        await moveTo(page, `/tools/${tool}`);
        await expectOneMove(page, [line]);
      });
  });

test.describe('with fingers on a narrow screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('texts stand above their buttons, and move what stands below them once', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/tools');
    for (const { tool, items, lines } of [
      { tool: 'titles', items: ['Vitalis Max Colágeno: Preço'], lines: 1 },
      {
        tool: 'descriptions',
        items: [
          'Conheça Vitalis Max: para que é, como usar, quanto custa e como pedir hoje.',
          'Veja o preço de Vitalis Max, as formas de pagamento e o prazo de entrega.',
        ],
        lines: 3,
      },
      { tool: 'sitelinks', items: ['Comprar agora;Site oficial;Entrega rápida'], lines: 1 },
    ])
      await test.step(tool, async () => {
        await moveTo(page, `/tools/${tool}`);
        await expectOneMove(page, items);
        const [text = ''] = items[0]?.split(';') ?? [];
        const item = itemsOf(page).first();
        const shown = await item.getByText(text).boundingBox();
        const remove = await item.getByRole('button', { name: /^Excluir/ }).boundingBox();
        expect(shown?.height).toBeLessThanOrEqual(lines * 24);
        expect(remove?.y).toBeGreaterThanOrEqual((shown?.y ?? Infinity) + (shown?.height ?? 0));
      });
  });
});

async function expectOneMove(page: Page, items: readonly string[]): Promise<void> {
  await expect(newHeading(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Adicionar manualmente' }).fill(items.join('\n'));
  const places = await watchPlaces(page);
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(itemsOf(page)).toHaveCount(items.length);
  await exportList(page); // after the next frames
  expect(await places()).toHaveLength(2);
}

/** @returns what reads the places where the button for exports stood, in order, in pixels from the top of the page. */
async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.getByRole('button', { name: 'Exportar TXT' }).evaluateHandle((button) => {
    const places: number[] = [];
    (function look() {
      const top = button.getBoundingClientRect().top + window.scrollY;
      if (Math.abs(top - (places.at(-1) ?? -Infinity)) > 2) places.push(top);
      requestAnimationFrame(look);
    })();
    return places;
  });
  return () => seen.jsonValue();
}

test('keywords move to the negatives and back', async ({ page, signIn }) => {
  await signIn();
  const items = itemsOf(page);
  await page.goto('/tools/keywords');
  await importText(page, 'b.txt', 'comprar\ngrátis\ncomo fazer');
  await items.nth(1).click();
  await items.nth(2).click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('button', { name: 'Mover para' }).click();
  await page.getByRole('menuitem', { name: 'Negativas' }).click();
  await expect(toast(page, '2 palavras-chave movidas para Negativas')).toBeVisible();
  await expect(items).toContainText(['comprar']);
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Desfazer/ })
    .click();
  await expect(items).toContainText(['comprar', 'grátis', 'como fazer']);
  await page.getByRole('link', { name: 'Negativas' }).click();
  await expect(page.getByText('Nenhuma palavra negativa carregada')).toBeVisible();
});
