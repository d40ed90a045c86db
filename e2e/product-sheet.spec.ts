import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { choose } from './support/choose.ts';
import { dismissToast, exportList } from './support/generator-steps.ts';
import { itemsOf } from './support/items.ts';

test('a campaign’s product sheet feeds every tool', async ({ page, signIn, connection }) => {
  const user = await signIn();
  const campaign = await createCampaign(connection.db, user.id, { name: 'Verão' });
  const items = itemsOf(page);

  await test.step('it is filled on the campaign’s page', async () => {
    await page.goto(`/campaign/${campaign.id}`);
    await page.getByRole('button', { name: 'Preencher' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ficha do produto: Verão' });
    await sheet.getByLabel('Nome', { exact: true }).fill('Vitalis Max');
    await sheet.getByRole('combobox', { name: 'Nicho' }).click();
    await page.getByRole('option', { name: 'Articulações' }).click();
    await sheet.getByRole('button', { name: /^Mais dados/ }).click();
    await sheet.getByRole('combobox', { name: 'Problema que ele atende' }).click();
    await page.getByRole('option', { name: 'dor no joelho' }).click();
    await sheet.getByLabel('Garantia, em dias').fill('trinta');
    await sheet.getByRole('button', { name: 'Salvar ficha' }).click();
    await expect(sheet.getByText('Garantia: use um número inteiro.')).toBeVisible();
    await sheet.getByLabel('Garantia, em dias').fill('30');
    await sheet.getByLabel('Preço', { exact: true }).fill('197');
    await sheet.getByRole('combobox', { name: 'Lances na marca' }).click();
    await page.getByRole('option', { name: 'Proibido' }).click();
    await sheet.getByLabel('Entrega rastreada').check();
    await sheet.getByRole('button', { name: 'Salvar ficha' }).click();
    await expect(toast(page, 'Ficha salva')).toBeVisible();
    await expect(page.getByText('Vitalis Max · Articulações', { exact: false })).toBeVisible();
  });

  await test.step('titles state its facts, and a title can be replaced by another', async () => {
    await page.goto('/tools/titles');
    await choose(page, 'Campanha', 'Verão');
    await expect(page.getByLabel('Produto', { exact: true })).toHaveValue('Vitalis Max');
    await choose(page, 'Idioma', 'Português');
    await page.getByRole('button', { name: 'Gerar títulos' }).click();
    await expect(toast(page, 'Títulos Gerados!')).toContainText('15 itens criados.');
    const text = (await exportList(page)).text;
    expect(text).toMatch(/30 dias/i);
    expect(text).toContain('R$ 197');
    const first = text.split('\n')[0] ?? '';
    await items.first().hover();
    await items
      .first()
      .getByRole('button', { name: `Outra sugestão para ${first}` })
      .click();
    await expect(items.first()).not.toContainText(first);
    await expect(page.getByText('15 títulos gerados')).toBeVisible();
  });

  await test.step('a whole ad is assembled', async () => {
    await dismissToast(page);
    await page.getByRole('button', { name: 'Montar anúncio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Montar anúncio' });
    await expect(dialog.getByRole('region', { name: '15 títulos' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: '4 descrições' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Usar este anúncio' }).click();
    await expect(toast(page, 'Anúncio montado')).toBeVisible();
    await page.getByRole('button', { name: 'Ver ficha' }).click();
    await expect(page.getByRole('dialog', { name: 'Ficha do produto' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'Descrições', exact: true }).click();
    await expect(page.getByText('4 descrições geradas')).toBeVisible();
  });

  await test.step('a forbidden brand is removed from the keywords and added to the negatives', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Palavras-chave', exact: true }).click();
    await page.getByRole('radio', { name: /^Fundo/ }).check();
    await page.getByRole('button', { name: 'Gerar palavras-chave' }).click();
    const refusal = toast(page, 'Lances na marca proibidos');
    await refusal.getByRole('link', { name: 'palavra negativa' }).click();
    await page.getByRole('button', { name: 'Carregar palavras negativas' }).click();
    await expect(toast(page, 'Palavras Negativas Carregadas!')).toContainText('está entre as negativas');
    expect((await exportList(page)).text).toContain('"vitalis max"');
  });

  await test.step('groups of negatives and their variations', async () => {
    await page.getByRole('button', { name: 'Escolher por grupos' }).click();
    await page.getByRole('checkbox', { name: /^Empregos e renda/ }).check();
    await page.getByRole('button', { name: 'Carregar palavras negativas' }).click();
    const jobs = (await exportList(page)).text;
    expect(jobs).not.toContain('download');
    await page.getByRole('button', { name: 'Ver variações' }).click();
    const dialog = page.getByRole('dialog', { name: 'Variações das negativas' });
    await dialog.getByRole('button', { name: /^Adicionar \d+ variações$/ }).click();
    await expect(toast(page, 'Variações adicionadas')).toBeVisible();
    expect((await exportList(page)).text.split('\n').length).toBeGreaterThan(jobs.split('\n').length);
  });

  await test.step('the top of the funnel uses the problem and explains each keyword', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Palavras-chave', exact: true }).click();
    await page.getByRole('radio', { name: 'Topo: conhece o problema' }).check();
    await expect(page.getByText('Este é o nome do produto.')).toBeVisible();
    await page.getByRole('button', { name: 'Usar o da ficha: dor no joelho' }).click();
    await page.getByRole('button', { name: 'Gerar palavras-chave' }).click();
    await expect(items.first().getByRole('note', { name: /Por quê/ })).toBeVisible();
  });
});
