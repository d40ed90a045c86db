import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { configure, dismissToast, exportList, importText } from './support/generator-steps.ts';
import { tools } from './support/tools.ts';
import { itemsOf } from './support/items.ts';

for (const tool of tools) {
  test(`${tool.title}: every action works`, async ({ page, context, signIn, connection }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const user = await signIn();
    await createCampaign(connection.db, user.id, { name: 'Verão' });
    await page.goto(`/tools/${tool.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: tool.title })).toBeVisible();

    await test.step('empty', async () => {
      await expect(page.getByText(tool.empty)).toBeVisible();
      for (const action of ['Copiar', 'Exportar TXT', 'Salvar lista']) {
        await page.getByRole('button', { name: action }).click();
        await expect(toast(page, /^Lista vazia/)).toBeVisible();
        await dismissToast(page);
      }
      await page.getByRole('button', { name: 'Salvar na campanha' }).click();
      await page.getByRole('menuitem', { name: 'Verão' }).click();
      await expect(toast(page, 'Lista vazia!')).toBeVisible();
    });

    await test.step('generate', async () => {
      await configure(page, tool);
      await page.getByRole('button', { name: tool.generate }).click();
      await expect(toast(page, tool.toast)).toContainText(/\d+ itens criados/);
      await expect(page.getByText(tool.generated)).toBeVisible();
    });

    await test.step('import', async () => {
      await importText(page, 'lista.txt', tool.file);
      await expect(toast(page, 'Lista importada com sucesso!')).toContainText('2 itens.');
      expect(await exportList(page)).toEqual({ name: exportName(tool.kind), text: tool.exported });
    });

    await test.step('copy', async () => {
      await page.getByRole('button', { name: 'Copiar', exact: true }).click();
      await expect(toast(page, 'Copiado para a área de transferência!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tool.copied);
    });

    await test.step('add by hand', async () => {
      const add = page.getByRole('button', { name: 'Adicionar' });
      await expect(add).toBeDisabled();
      await page.getByPlaceholder(tool.placeholder).fill(tool.typed);
      await add.click();
      await expect(page.getByPlaceholder(tool.placeholder)).toHaveValue('');
      expect((await exportList(page)).text).toBe(tool.typedExported);
    });

    await test.step('save, rename and load a local list', async () => {
      await page.getByRole('button', { name: 'Salvar lista' }).click();
      const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
      await expect(page.getByLabel('Nome da lista')).toHaveValue(`${tool.label} ${today}`);
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(toast(page, 'Lista salva com sucesso!')).toBeVisible();

      await page.getByRole('button', { name: /^Renomear/ }).click();
      await page.getByLabel('Novo nome da lista').fill('   ');
      await page.getByRole('button', { name: 'Confirmar novo nome' }).click();
      await expect(page.getByText(`${tool.label} ${today}`)).toBeVisible();
      await page.getByRole('button', { name: /^Renomear/ }).click();
      await page.getByLabel('Novo nome da lista').fill('Minha lista');
      await page.getByRole('button', { name: 'Confirmar novo nome' }).click();
      await expect(toast(page, 'Lista renomeada!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Renomear Minha lista' })).toBeFocused();

      await importText(page, 'outra.TXT', 'outra coisa');
      await expect(toast(page, 'Lista importada com sucesso!')).toContainText('1 item.');
      await page.getByRole('button', { name: 'Carregar Minha lista' }).click();
      await expect(toast(page, 'Lista "Minha lista" carregada!')).toBeVisible();
      expect((await exportList(page)).text).toBe(tool.typedExported);
    });

    await test.step('save to the campaign', async () => {
      await page.getByRole('button', { name: 'Salvar na campanha' }).click();
      await page.getByRole('menuitem', { name: 'Verão' }).click();
      await expect(toast(page, 'Salvo na Campanha!')).toContainText(tool.savedIn);
    });

    await test.step('edit, delete and undo an item', async () => {
      const items = itemsOf(page);
      await items.first().hover();
      await items
        .first()
        .getByRole('button', { name: /^Editar/ })
        .click();
      await page.locator('[role=row] input').first().fill('mudado');
      await page.getByRole('button', { name: 'Confirmar edição' }).click();
      await expect(items.first()).toContainText('mudado');
      await items.first().hover();
      await items
        .first()
        .getByRole('button', { name: /^Excluir/ })
        .click();
      await expect(items).toHaveCount(2);
      await page.getByRole('button', { name: 'Desfazer: exclusão de 1' }).click();
      await expect(items).toHaveCount(3);
    });

    await test.step('delete the local list', async () => {
      await page.getByRole('button', { name: 'Excluir Minha lista' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
      await expect(toast(page, 'Lista deletada!')).toBeVisible();
      await expect(page.getByText('Listas salvas')).toBeHidden();
    });
  });
}

function exportName(kind: string): string {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  return `faisca_${kind}_${day}.txt`;
}
