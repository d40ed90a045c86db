import { sql } from 'drizzle-orm';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft, createReport } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { readEditorDownload } from './support/editor-download.ts';

const header = 'Termo de pesquisa,Campanha,Grupo de anúncios,Cliques,Impr.,Código da moeda,Custo,Conversões';
const rows = [
  'vitalis comprar,BR,Fundo,900,9000,BRL,"900,00",30',
  'vitalis preço,BR,Fundo,900,9000,BRL,"900,00",30',
  'vitalis bula,BR,Fundo,400,4000,BRL,"400,00",0',
  'vitalis grátis,BR,Fundo,2,20,BRL,"2,00",0',
];
const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const report = file('termos.csv', [
  'Relatório de termos de pesquisa',
  '1 de maio de 2026 - 31 de maio de 2026',
  header,
  ...rows,
  'Total: Conta, --, --,2.500,25.000,BRL,"2500,00",60',
]);

test('a report of search terms becomes negatives for Google Ads and for the campaign here', async ({
  page,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, userId, { name: 'Vitalis' });
  const settings = { ...emptySettings, negatives: ['preço'] };
  const groups = [
    { name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [] },
    {
      name: 'Preços',
      position: 2,
      keywords: [{ text: '"preço baixo"', by: 'hand' as const }],
      negatives: [],
      ads: [],
    },
  ];
  await createDraft(connection.db, { userId, campaignId }, { settings, groups });
  await page.goto('/reports');
  await page.getByRole('link', { name: 'Relatórios de Vitalis' }).click();
  await expect(page.getByRole('heading', { name: 'Novo relatório' })).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('foto.csv', ['Nome,Idade', 'Ana,3']));
  await expect(page.getByRole('article', { name: 'foto.csv' })).toContainText(
    'não é um relatório do Google Ads',
  );
  await input.setInputFiles(report);
  const sent = page.getByRole('article', { name: 'termos.csv' }).first();
  await expect(sent).toContainText('Termos de pesquisa em português, 01/05/2026 a 31/05/2026, BRL');
  await expect(sent).toContainText('diferença de 298');
  await expect(sent).toContainText('Salvo nesta campanha');

  await page.getByRole('link', { name: 'Ver o que gasta sem vender' }).click();
  const blocking = page.getByRole('region', { name: 'Negativas que bloqueiam quem comprava' });
  await expect(blocking).toContainText('1 negativa bloqueia quem comprava: 30 vendas');
  await blocking.getByRole('button', { name: 'Resolver' }).click();
  await expect(blocking).toContainText('Bloqueia 30 vendas: vitalis preço');
  await blocking.getByRole('button', { name: 'Remover a negativa preço' }).click();
  await expect(blocking).toHaveCount(0);
  await page.getByRole('button', { name: 'o que cada venda custou até aqui' }).click();
  await expect(page.getByText(/4 termos com clique, R\$\s2\.202,00, 60 vendas/)).toBeVisible();
  const group = (words: string) => page.getByRole('row', { name: `Palavras ${words}`, exact: true });
  const side = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Ver termos de grátis' }).click();
  await expect(side).toContainText('Quem pesquisa isto não quer pagar.');
  await page.keyboard.press('Escape');
  await expect(group('bula')).toContainText('Forte');
  const basket = page.getByRole('dialog', { name: 'Mudanças escolhidas' });
  const openBasket = () => page.getByRole('button', { name: 'Ver as mudanças' }).click();
  await page.getByRole('button', { name: 'Negativar grátis' }).press('Enter');
  await page.getByRole('button', { name: 'Negativar bula' }).press('Enter');
  await openBasket();
  await expect(basket.getByText(/Bloqueia 2 termos, R\$\s402,00, 0 vendas/)).toBeVisible();
  await basket.getByRole('button', { name: 'Desfazer' }).click();
  await expect(basket.getByText(/Bloqueia 1 termo, R\$\s2,00, 0 vendas/)).toBeVisible();
  await basket.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Negativar bula' }).click();

  const searches = group('preço').or(group('vitalis')).first();
  await searches.getByRole('button', { name: /^Ver termos de/ }).click();
  await page.getByRole('button', { name: 'Ações de vitalis preço' }).first().click();
  await page.getByRole('menuitem', { name: 'Mover para outro grupo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mover para outro grupo' });
  await expect(dialog.getByRole('combobox', { name: 'Grupo de anúncios' })).toHaveValue('BR › Preços');
  await expect(dialog.getByText('BR › Fundo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Adicionar às mudanças' }).click();
  await page.keyboard.press('Escape');
  await openBasket();
  await expect(basket).toContainText('30 vendas passam para outro grupo');
  await page.reload(); // the changes stay
  await openBasket();
  await expect(basket.getByRole('listitem')).toHaveCount(4);

  const downloading = page.waitForEvent('download');
  await basket.getByRole('button', { name: 'Baixar as mudanças' }).click();
  const data = await readEditorDownload(await downloading);
  expect(data).toMatchObject([
    { Campaign: 'BR', 'Ad Group': 'Preços', Keyword: 'vitalis preço', 'Criterion Type': 'Exact' },
    { Campaign: 'BR', 'Ad Group': '', Keyword: 'grátis' },
    { Campaign: 'BR', 'Ad Group': '', Keyword: 'bula', 'Criterion Type': 'Campaign Negative Phrase' },
    { Campaign: 'BR', 'Ad Group': 'Fundo', Keyword: 'vitalis preço', 'Criterion Type': 'Negative Exact' },
  ]);
  await basket.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Ações de grátis' }).click();
  await page.getByRole('menuitem', { name: 'Ignorar e lembrar' }).click();
  await page.getByRole('switch', { name: 'Mostrar ignorados (1)' }).press('Space');
  await openBasket();
  await page.getByRole('button', { name: 'Aplicar nesta campanha' }).click();
  await expect(toast(page, 'Mudanças aplicadas na campanha')).toBeVisible();
  await expect(page.getByText('Tudo salvo')).toBeVisible();

  await basket.getByRole('button', { name: 'Fechar' }).click();
  const tabs = page.getByRole('navigation', { name: 'Partes da campanha' });
  await tabs.getByRole('link', { name: 'Problemas' }).click();
  const unlisted = 'Vendeu e não é palavra-chave: vitalis comprar';
  await expect(page.getByRole('row', { name: unlisted })).toContainText('Promover');
  await page.getByRole('button', { name: `Ver ${unlisted}` }).click();
  await expect(side).toContainText('30 vendas');
  await page.keyboard.press('Escape');
  await tabs.getByRole('link', { name: 'Relatórios' }).click();
  await expect(page.getByRole('button', { name: 'Excluir termos.csv' })).toBeVisible();
  await expect(page.getByText('Tudo salvo')).toBeHidden(); // the bar of the builder says nothing here
  await page.getByRole('button', { name: 'Excluir termos.csv' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(toast(page, 'Relatório excluído')).toBeVisible();
});

test('campaigns ticked by keyboard are compared, and what won is copied and taken back', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const sales = { Brasil: 90, Portugal: 30 };
  const words = { Brasil: ['[kit max]', 'kit max preço'], Portugal: ['[kit max]'] };
  for (const name of ['Portugal', 'Brasil'] as const) {
    const campaign = await createCampaign(db, userId, { name, commission: '150.00' });
    const ref = { userId, campaignId: campaign.id };
    const sums = { clicks: 2000, costMicros: 4_000_000_000, conversions: sales[name] };
    await createReport(db, ref, sums);
    const keywords = words[name].map((text) => ({ text, by: 'hand' as const }));
    const group = { name: 'Marca', position: 1, keywords, negatives: [], ads: [] };
    await createDraft(db, ref, { settings: emptySettings, groups: [group] });
  }
  await page.goto('/saved-campaigns');
  await page.getByRole('checkbox', { name: 'Comparar Brasil' }).press('Space');
  await page.getByRole('checkbox', { name: 'Comparar Portugal' }).press('Space');
  const bar = page.getByRole('region', { name: 'Comparação' });
  await expect(bar).toContainText('2 de até 6 campanhas escolhidas');
  await page.reload();
  await bar.getByRole('link', { name: 'Comparar' }).press('Enter');

  await expect(page.getByRole('region', { name: 'Veredito' })).toContainText('A vence');
  const table = page.getByRole('region', { name: 'Tabela da comparação' });
  await expect(table.getByRole('row', { name: /^Lucro/ })).toContainText(/R\$\s500,00/);
  const contents = page.getByRole('region', { name: 'O que há em cada uma' });
  await expect(contents).toContainText('Só em Brasil: 1kit max preço');
  await contents.getByRole('checkbox', { name: 'Palavras-chave' }).check();
  await expect(contents).toContainText('1 entra, 1 já existe');
  await contents.getByRole('button', { name: 'Copiar 1 item' }).click();
  await expect(contents).toContainText('0 entram, 2 já existem');
  await contents.getByRole('button', { name: 'Desfazer a cópia' }).click();
  await expect(contents).toContainText('1 entra, 1 já existe');
  await page.reload();
  await expect(contents).toContainText('Só em Brasil: 1kit max preço');
});

test('a report of the whole account that is brought to one campaign counts only its rows', async ({
  page,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, userId, { name: 'Marca' });
  const whole = (name: string, days: string) =>
    file(name, [
      'Relatório de campanhas',
      days,
      'Campanha,Cliques,Impr.,Código da moeda,Custo,Conversões',
      'Marca,900,9000,BRL,"900,00",30',
      'Genérica,700,7000,BRL,"2000,00",2',
      'EUA,100,1000,BRL,"500,00",1',
    ]);
  await page.goto(`/campaign/${campaignId}/relatorios`);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(whole('maio.csv', '1 de maio de 2026 - 31 de maio de 2026'));
  const may = page.getByRole('article', { name: 'maio.csv' }).first();
  await expect(may.getByRole('radio', { name: 'Marca' })).toBeChecked();
  await expect(may.getByRole('link', { name: 'Repartir entre as minhas campanhas' })).toBeVisible();
  await may.getByRole('button', { name: 'Salvar' }).click();
  await expect(may).toContainText('Salvo nesta campanha');
  await expect(may).toContainText('900');
  // What was said once is known for the next file.
  await input.setInputFiles(whole('junho.csv', '1 de junho de 2026 - 30 de junho de 2026'));
  const june = page.getByRole('article', { name: 'junho.csv' }).first();
  await expect(june).toContainText('Salvo nesta campanha');
  const sums = await connection.db.execute<{ cost: number }>(
    sql`select sum(cost_micros)::float8 / 1e6 as cost from report_rows where user_id = ${userId}`,
  );
  expect(sums.rows).toEqual([{ cost: 1800 }]);
});
