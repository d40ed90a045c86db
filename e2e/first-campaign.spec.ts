import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, toast } from './fixtures.ts';
import { clickBelowList } from './support/generator-steps.ts';
import { itemsOf, listOf } from './support/items.ts';

test('a new person registers, builds a campaign and exports it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = `${randomUUID()}@exemplo.com.br`;

  await test.step('register and sign in', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Cadastre-se' }).click();
    await page.getByLabel('Nome completo').fill('Marina Souza');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('senha123');
    await page.getByLabel('Confirmar senha').fill('senha123');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(toast(page, 'Cadastro realizado com sucesso!')).toContainText(
      'Verifique seu e-mail para confirmar sua conta. Seu teste de 3 dias começou!',
    );
    await expect(page).toHaveURL('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('senha123');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('create a campaign', async () => {
    await page.getByRole('link', { name: 'Campanhas salvas' }).first().click();
    await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible();
    await page.getByRole('button', { name: 'Nova Campanha' }).click();
    await expect(page.getByRole('button', { name: 'Nova Campanha' })).toBeHidden();
    await page.getByLabel('Nome').fill('FitMax Brasil');
    await page.getByLabel('Nicho').fill('Emagrecimento');
    await page.getByLabel('Comissão').fill('1.234,56');
    await page.getByLabel('Anotações').fill('Página nova no ar.');
    await page.getByRole('button', { name: 'Salvar campanha' }).click();
    await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'FitMax Brasil' })).toBeVisible();
  });

  await test.step('generate and edit keywords', async () => {
    await page.getByRole('link', { name: 'Ferramentas' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Palavras-chave', exact: true }).click();
    const generate = page.getByRole('button', { name: 'Gerar palavras-chave' });
    await expect(generate).toBeDisabled();
    await page.getByLabel('Produto', { exact: true }).fill('FitMax');
    await page.getByRole('combobox', { name: 'Idioma' }).click();
    await page.getByRole('option', { name: 'Português' }).click();
    await page.getByRole('radio', { name: /^Fundo/ }).check();
    await page.getByText('[Exata]').click();
    await generate.click();
    await expect(toast(page, 'Palavras-chave Geradas!')).toContainText('62 itens criados.');
    await expect(page.getByText('62 palavras-chave geradas')).toBeVisible();
    const first = itemsOf(page).filter({ hasText: /^\[/ }).first();
    await first.dblclick();
    await page.getByRole('textbox', { name: 'Palavra-chave' }).fill('[fitmax site oficial]');
    await page.getByRole('button', { name: 'Confirmar edição' }).click();
    await expect(listOf(page)).toContainText('[fitmax site oficial]');
  });

  await test.step('save it to the campaign', async () => {
    await clickBelowList(page, 'Salvar na campanha');
    await page.getByRole('menuitem', { name: 'FitMax Brasil' }).click();
    await expect(toast(page, 'Salvo na Campanha!')).toContainText(
      'Lista de palavras-chave salva em FitMax Brasil',
    );
  });

  await test.step('open and export it', async () => {
    await page.getByRole('link', { name: 'Campanhas salvas' }).first().click();
    await page.getByRole('link', { name: 'Abrir Campanha' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FitMax Brasil' })).toBeVisible();
    const card = page.getByRole('article', { name: 'Palavras-chave' });
    await expect(card).toContainText('62 itens');
    await expect(card).toContainText('... e mais 57');
    await expect(card).toContainText('[fitmax site oficial]');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar Campanha' }).click();
    const download = await downloading;
    await expect(toast(page, 'Campanha exportada com sucesso!')).toBeVisible();
    expect(download.suggestedFilename()).toBe('faisca_campaign_FitMax_Brasil.json');
    const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(Object.keys(exported)).toEqual(['campaignName', 'notes', 'createdAt', 'assets']);
    expect(exported).toMatchObject({ campaignName: 'FitMax Brasil', notes: 'Página nova no ar.' });
    expect(exported['assets']).toEqual([
      { type: 'keywords', content: expect.arrayContaining(['[fitmax site oficial]']) as unknown },
    ]);
  });
});
