import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { expect, signInAs, test, toast } from './fixtures.ts';
import { clickBelowList, exportList, importText } from './support/generator-steps.ts';
import { itemsOf, listOf } from './support/items.ts';

test('imported files are read correctly in every encoding', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/titles');
  for (const [make, mark, encoding] of [
    ['UTF-8', '', 'utf8'],
    ['UTF-8 with its mark', '\uFEFF', 'utf8'],
    ['UTF-16 with its mark', '\uFEFF', 'utf16le'],
    ['UTF-16 without', '', 'utf16le'],
    ['Windows-1252', '', 'latin1'],
  ] as const) {
    await test.step(make, async () => {
      const text = `Verão: ${make}\r\nÚltimas peças`;
      await importText(page, 'lista.txt', Buffer.from(`${mark}${text}`, encoding));
      expect((await exportList(page)).text).toBe(text.replace('\r', ''));
    });
  }
});

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
  expect(await list.getByRole('row').count()).toBeLessThan(60);
  await list.getByRole('row').first().dblclick();
  await list.getByRole('textbox').fill('ainda digitando');
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(list).toContainText('palavra chave 49999');
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(list.getByRole('textbox')).toHaveValue('ainda digitando');
  await page.keyboard.press('Escape');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(321);
  expect((await exportList(page)).text).toBe(lines);
});

test('the end of a long list is its last item, also when items of the end are deleted', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/keywords');
  const lines = Array.from({ length: 1_002 }, (_, index) => `palavra chave ${index}`);
  await importText(page, 'lista.txt', lines.join('\n'));
  const list = listOf(page);
  const last = list.getByRole('row').last();
  await list.getByRole('row').first().click();
  await page.keyboard.press('End');
  for (let left = 1_002; left >= 999; left--) {
    await expect(list).toHaveAttribute('aria-rowcount', String(left));
    await expect(last).toContainText(`palavra chave ${left - 1}`);
    await expect(last).toHaveAttribute('aria-rowindex', String(left));
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    const below = await list.evaluate((element) => {
      const [canvas] = element.children;
      const rows = [...element.querySelectorAll('[data-index]')].map(
        (row) => row.getBoundingClientRect().bottom,
      );
      return Math.round((canvas?.getBoundingClientRect().bottom ?? 0) - Math.max(...rows));
    });
    expect(below).toBe(0);
    await page.keyboard.press('Delete');
  }
});

test('an import and adding by hand remove duplicates, and adding uses the selected match type', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/keywords');
  await importText(page, 'lista.txt', 'X x\nx x\n[x x]\nanti-idade\nAnti idade');
  await expect(toast(page, 'Lista importada com sucesso!')).toContainText('2 repetidos ficaram de fora.');
  await expect(page.getByText('3 palavras-chave geradas')).toBeVisible();
  await page.getByRole('textbox', { name: 'Adicionar manualmente' }).fill('x X');
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(toast(page, 'Nenhum item novo')).toContainText('já está na lista.');
  expect((await exportList(page)).text).toBe('X x\n[x x]\nanti-idade');
  await page.getByText('[Exata]', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Adicionar manualmente' }).fill('comprar x\n"y"');
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(page.getByText('5 palavras-chave geradas')).toBeVisible();
  expect((await exportList(page)).text).toBe('X x\n[x x]\nanti-idade\n[comprar x]\n"y"');
});

test("a keyword's length excludes its brackets, and a keyword that Google would refuse is marked", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/keywords');
  await importText(page, 'lista.txt', `[${'k'.repeat(80)}]\n${'a '.repeat(11)}\n50% off`);
  const rows = itemsOf(page);
  await expect(rows.nth(0)).toContainText('80/80');
  const warnings = (row: number) => rows.nth(row).getByRole('img', { name: /^O Google/ });
  await expect(warnings(0)).toHaveCount(0);
  await expect(warnings(1)).toHaveAccessibleName(/Mais de 10 palavras/);
  await expect(warnings(2)).toHaveAccessibleName(/Caractere que não vale/);
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

test('an item over its limit is shown in red', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/keywords');
  await importText(page, 'a.txt', `${'a'.repeat(80)}\n${'b'.repeat(81)}`);
  await expect(page.getByText('80/80')).not.toHaveAttribute('data-over');
  await expect(page.getByText('81/80')).toHaveAttribute('data-over', 'true');
});

test('the focus follows the edited item when using the keyboard', async ({ page, signIn }) => {
  const focused = page.locator(':focus');
  await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'um\ndois\ntrês');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Editar um');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('Editar um');
  await press('Editar um');
  await page.keyboard.type(' e meio');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Editar um e meio');
  await press('Excluir um e meio');
  await expect(focused).toHaveAccessibleName('Excluir dois');
  await press('Excluir três');
  await expect(focused).toHaveAccessibleName('Excluir dois');
  await press('Excluir dois');
  await expect(focused).toHaveAccessibleName('Desfazer: exclusão de 1 título');
});

test('an open edit never changes another list, and a double click on delete deletes one item', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'um\ndois\ntrês\nquatro');
  const items = itemsOf(page);
  await items.first().dblclick();
  await items.first().getByRole('textbox').fill('velho');
  await importText(page, 'b.txt', 'novo\noutro\nmais um');
  await expect(items.first()).toContainText('novo');
  await expect(items.getByRole('textbox')).toHaveCount(0);
  await items.first().hover();
  await items
    .first()
    .getByRole('button', { name: /^Excluir/ })
    .dblclick();
  await expect(items).toHaveCount(1);
  await expect(items.getByRole('textbox')).toHaveCount(0);
});

for (const { width, tool, line } of [
  { width: 1280, tool: 'titles', line: 'Frete grátis' },
  { width: 390, tool: 'titles', line: 'Frete grátis' },
  { width: 1280, tool: 'sitelinks', line: 'Comprar agora;Site oficial;Entrega rápida' },
  { width: 390, tool: 'sitelinks', line: 'Comprar agora;Site oficial;Entrega rápida' },
]) {
  test(`the first of ${tool} moves what stands below it once, ${width} px wide`, async ({ page, signIn }) => {
    await signIn();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/tools/${tool}`);
    await expectOneMove(page, [line]);
  });
}

test.describe('with fingers on a narrow screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

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
  ]) {
    test(`${tool} stand above their buttons, and move what stands below them once`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto(`/tools/${tool}`);
      await expectOneMove(page, items);
      const [text = ''] = items[0]?.split(';') ?? [];
      const item = itemsOf(page).first();
      const shown = await item.getByText(text).boundingBox();
      const remove = await item.getByRole('button', { name: /^Excluir/ }).boundingBox();
      expect(shown?.height).toBeLessThanOrEqual(lines * 24);
      expect(remove?.y).toBeGreaterThanOrEqual((shown?.y ?? Infinity) + (shown?.height ?? 0));
    });
  }
});

async function expectOneMove(page: Page, items: readonly string[]): Promise<void> {
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
      const place = button.getBoundingClientRect().top + window.scrollY;
      if (Math.abs(place - (places.at(-1) ?? -Infinity)) > 2) places.push(place);
      requestAnimationFrame(look);
    })();
    return places;
  });
  return () => seen.jsonValue();
}

test('the same file can be imported twice', async ({ page, signIn }, testInfo) => {
  await signIn();
  await page.goto('/tools/titles');
  const file = testInfo.outputPath('lista.txt');
  for (const text of ['um', 'dois', 'três']) {
    await writeFile(file, text);
    const choosing = page.waitForEvent('filechooser');
    await clickBelowList(page, 'Importar TXT');
    await (await choosing).setFiles(file);
    await expect(listOf(page)).toContainText(text);
  }
});

test('a text that Google refuses is marked, with the reason and a suggestion', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'Compre Agora!\nFrete Rápido no Brasil');
  const mark = page.getByRole('img', { name: /^O Google recusa/ });
  await expect(mark).toHaveCount(1);
  await mark.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('Título não aceita ponto de exclamação.');
  await expect(tooltip).toContainText('Sugestão: “Compre Agora”.');
});

test('a title is dragged by its handle, and keywords move to the negatives and back', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'um\ndois\ntrês');
  const items = itemsOf(page);
  const to = await items.nth(2).boundingBox();
  await items.first().getByTitle('Arraste para mudar a ordem').hover();
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  await expect(items).toContainText(['dois', 'três', 'um']);

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
