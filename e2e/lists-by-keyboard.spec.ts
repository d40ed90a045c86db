import axe from 'axe-core';
import { expect, test, toast } from './fixtures.ts';
import { configure } from './support/generator-steps.ts';
import { itemsOf, listOf } from './support/items.ts';

test.use({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('a list is pasted, filtered, sorted, changed, undone and generated with the keyboard alone', async ({
  page,
  signIn,
}) => {
  const { keyboard } = page;
  const items = itemsOf(page);
  const status = page.getByRole('group', { name: 'Seleção' }).getByRole('status');
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await signIn();
  await page.goto('/tools/titles');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await test.step('the sheet shows the shortcuts', async () => {
    await press('Shift+?');
    const sheet = page.getByRole('dialog', { name: 'Atalhos do teclado' });
    await expect(sheet.getByRole('row', { name: 'Gerar a lista' })).toContainText('Ctrl');
    await press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('several lines are pasted at once', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('Um\nDois\nTrês\nQuatro\nCinco'));
    await press('Control+v');
    await expect(toast(page, '5 títulos adicionados')).toBeVisible();
    await expect(items).toHaveCount(5);
  });

  await test.step('the filter ignores accents', async () => {
    await press('/');
    await keyboard.type('TRES');
    await expect(items).toHaveText([/Três/]);
    await expect(status).toHaveText('Nenhum item selecionado · 1 de 5 no filtro');
    await press('Escape');
    await expect(items).toHaveCount(5);
  });

  await test.step('arrows and Shift select, and Alt moves what is selected', async () => {
    await press('Tab', 'Tab', 'Tab', 'Tab');
    await expect(items.first()).toBeFocused();
    await press('ArrowDown', 'Shift+ArrowDown');
    await expect(status).toHaveText('2 itens selecionados');
    await expect(items.nth(2)).toHaveAttribute('aria-selected', 'true');
    await press('Alt+ArrowUp');
    await expect(items).toContainText(['Dois', 'Três', 'Um', 'Quatro', 'Cinco']);
    await expect(page.locator(':focus')).toContainText('Três');
    await page.evaluate(axe.source);
    const faults = await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
    expect(faults).toEqual([]);
  });

  await test.step('Enter edits, Del deletes, and Ctrl+Z undoes what it names', async () => {
    await press('End', 'Enter');
    await keyboard.type(' e meio');
    await press('Enter');
    await expect(items.last()).toContainText('Cinco e meio');
    await expect(items.last()).toBeFocused();
    await press('Home', 'Shift+ArrowDown', 'Delete');
    await expect(toast(page, '2 títulos excluídos')).toBeVisible();
    await expect(items).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Desfazer: exclusão de 2 títulos' })).toBeEnabled();
    await press('Control+z');
    await expect(items).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Desfazer: edição de 1 título' })).toBeEnabled();
    await press('Control+Shift+z');
    await expect(items).toHaveCount(3);
  });

  await test.step('everything is selected and cleared', async () => {
    await items.first().focus();
    await press('Control+a');
    await expect(status).toHaveText('3 itens selecionados');
    await press('Escape');
    await expect(status).toHaveText('Nenhum item selecionado');
  });

  await test.step('a list is generated from a field, and the next tool is one key away', async () => {
    await configure(page, { needs: { product: true, funnel: false } });
    await press('Control+Enter');
    await expect(toast(page, 'Títulos Gerados!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Desfazer: \d+ títulos$/ })).toBeEnabled();
    await expect(listOf(page)).toHaveAttribute('aria-rowcount', /^1\d$/);
    await items.first().focus();
    await press(']');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerador de Descrições');
  });
});
