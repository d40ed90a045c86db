import type { Page } from '@playwright/test';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import {
  clickBelowList,
  configure,
  dismissToast,
  exportList,
  importText,
} from './support/generator-steps.ts';
import { type Tool, tools } from './support/tools.ts';
import { itemsOf } from './support/items.ts';
import { moveTo } from './support/moves.ts';

/** What is the same in each tool is tried where items have one text, and where they have several. */
const triedWhole: readonly string[] = ['keywords', 'sitelinks'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const kind of triedWhole)
  test(`${kind}: every action works`, async ({ page, signIn, connection }) => {
    const user = await signIn();
    await createCampaign(connection.db, user.id, { name: 'Verão' });
    for (const tool of tools.filter((one) => one.kind === kind)) {
      await page.goto(`/tools/${tool.slug}`);
      await expectEmpty(page, tool);
      await tryEmptyList(page);
      await tryOwnTexts(page, tool);
      await trySavedList(page, tool);
      await tryItem(page);
    }
  });

test('each other tool makes, reads and saves its own texts', async ({ page, signIn, connection }) => {
  const user = await signIn();
  await createCampaign(connection.db, user.id, { name: 'Verão' });
  await page.goto('/tools');
  for (const tool of tools.filter(({ kind }) => !triedWhole.includes(kind)))
    await test.step(tool.title, async () => {
      await moveTo(page, `/tools/${tool.slug}`);
      await expectEmpty(page, tool);
      await tryOwnTexts(page, tool);
      await dismissToast(page);
    });
});

async function expectEmpty(page: Page, tool: Tool): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: tool.title })).toBeVisible();
  await expect(page.getByText(tool.empty)).toBeVisible();
}

async function tryEmptyList(page: Page): Promise<void> {
  await test.step('empty', async () => {
    for (const action of ['Copiar', 'Exportar TXT', 'Salvar lista']) {
      await page.getByRole('button', { name: action }).click();
      await expect(toast(page, /^Lista vazia/)).toBeVisible();
      await dismissToast(page);
    }
    await clickBelowList(page, 'Salvar na campanha');
    await page.getByRole('menuitem', { name: 'Verão' }).click();
    await expect(toast(page, 'Lista vazia!')).toBeVisible();
  });
}

/** Leaves 3 items, saved in the campaign and as a list called after the tool and the day. */
async function tryOwnTexts(page: Page, tool: Tool): Promise<void> {
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
    await clickBelowList(page, 'Copiar');
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

  await test.step('save', async () => {
    await clickBelowList(page, 'Salvar na campanha');
    await page.getByRole('menuitem', { name: 'Verão' }).click();
    await expect(toast(page, 'Salvo na Campanha!')).toContainText(tool.savedIn);
    await clickBelowList(page, 'Salvar lista');
    await expect(page.getByLabel('Nome da lista')).toHaveValue(`${tool.label} ${today()}`);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(toast(page, 'Lista salva com sucesso!')).toBeVisible();
  });
}

async function trySavedList(page: Page, tool: Tool): Promise<void> {
  await test.step('rename, load and delete the saved list', async () => {
    await page.getByRole('button', { name: /^Renomear/ }).click();
    await page.getByLabel('Novo nome da lista').fill('   ');
    await page.getByRole('button', { name: 'Confirmar novo nome' }).click();
    await expect(page.getByText(`${tool.label} ${today()}`, { exact: true })).toBeVisible();
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

    await page.getByRole('button', { name: 'Excluir Minha lista' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(toast(page, 'Lista deletada!')).toBeVisible();
    await expect(page.getByText('Listas salvas')).toBeHidden();
  });
}

async function tryItem(page: Page): Promise<void> {
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
}

function today(): string {
  return new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
}

function exportName(kind: string): string {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  return `faisca_${kind}_${day}.txt`;
}
