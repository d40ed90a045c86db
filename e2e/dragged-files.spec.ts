import { createCampaign } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';
import { draggedFiles } from './support/dragged-files.ts';

test('what is dragged along is taken exactly, or left out with its name and the way on', async ({
  page,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn();
  await createCampaign(connection.db, userId, { name: 'Verão' });
  await page.goto('/reports');
  await page.locator('input[type=file][accept*=zip]').setInputFiles(await draggedFiles());
  const save = page.getByRole('button', { name: /^Salvar \d+ arquivos?$/u });
  const summary = page.getByRole('region', { name: 'O que foi para onde' });
  await expect(save.or(summary.getByRole('status'))).toBeVisible();
  if (await save.isVisible()) await save.click();
  await expect(summary.getByRole('status')).toHaveText('7 arquivos salvos, em 1 campanha, 1 ficou de fora');
  await summary.getByRole('button', { name: 'Ver arquivo por arquivo' }).click();
  const file = (name: string) => summary.getByRole('article', { name });
  for (const name of ['agosto/grupos.csv', 'campanhas do Excel.csv', 'duas linhas de nomes.csv'])
    await expect(file(name)).toContainText('Verão: 1 linha · 1.032 cliques · R$ 1.210,50');
  await expect(file('Relatório salvo com comparação.csv')).toContainText(
    'Verão: 2 linhas · 1.032 cliques · R$ 1.210,50',
  );
  await expect(file('orders_export_1.csv')).toContainText('1 venda');
  await expect(file('vendas hotmart.xlsx')).toContainText('1 venda');
  await expect(file('clickbank.csv')).toContainText('Vendas: ClickBank');
  await expect(file('clickbank.csv')).toContainText('2 vendas');
  await expect(file('Captura de tela 2026-09-01.png')).toContainText('Não é uma tabela: traga CSV ou XLSX.');
});
