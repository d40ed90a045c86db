import { createCampaign, createReport, createReportRows } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';
import { fillReports } from './screenshots/sample-reports.ts';

test('the chosen days count in the dashboard and in Lucro, beside the days before', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
  await fillReports(connection, id);
  await page.goto('/dashboard');
  const money = page.getByRole('region', { name: 'Lucro de 30 dias' });
  await expect(money).toContainText(/Dados até \d\d\/\d\d\/\d{4} \((?:ontem|há \d+ dias)\)/);
  await expect(money).toContainText(/Custo\s*R\$.*9%/s);
  await money.getByRole('button', { name: 'Período: Últimos 30 dias' }).click();
  await page.getByRole('menuitem', { name: 'Últimos 7 dias' }).click();
  await expect(page.getByRole('region', { name: 'Lucro de 7 dias' })).toBeVisible();
  await page.getByRole('grid').getByRole('link', { name: 'FitMax Brasil' }).click();
  await expect(page).toHaveURL(/\/lucro$/);
  const days = page.getByRole('region', { name: 'No período' });
  await expect(days.getByRole('button', { name: 'Período: Últimos 7 dias' })).toBeVisible();

  await days.getByText('Ver os números').click();
  const table = days.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('columnheader')).toHaveText(['Dia', 'Lucro', 'Receita', 'Custo']);
  const chart = days.getByRole('radiogroup', { name: 'Gráfico' });
  await chart.getByText('CPC e impressões').click();
  await expect(table.getByRole('columnheader').nth(2)).toHaveText('Parcela de impressões');
  await expect(table.getByRole('row').nth(1)).toContainText('52%');
  await expect(page).toHaveURL(/grafico=cpc/);
  await chart.getByText('Funil').click();
  await expect(days.getByRole('list', { name: 'Funil do período' })).toContainText(
    /cliques.*% do passo anterior/s,
  );

  await days.getByRole('button', { name: /^Período/ }).click();
  await page.getByRole('menuitem', { name: 'Escolher os dias…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escolher os dias' });
  const last = await dialog.getByLabel('Último dia').inputValue();
  await dialog.getByLabel('Primeiro dia').click();
  await dialog.getByRole('button', { name: 'Mostrar' }).click({ trial: true }); // no calendar lies over it
  await dialog.getByLabel('Primeiro dia').fill(last);
  await dialog.getByRole('button', { name: 'Mostrar' }).click();
  await expect(days.getByRole('button', { name: `Período: ${last}` })).toBeVisible();
});

test('reports without days say so', async ({ page, signIn, connection: { db } }) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis', commission: '40.00' });
  const sums = { clicks: 100, costMicros: 90_000_000, conversions: 3 };
  await createReport(db, { userId, campaignId }, sums, {
    periodStart: '2026-05-01',
    periodEnd: '2026-05-31',
  });
  const term = {
    subject: 'vitalis grátis',
    campaign: 'BR',
    clicks: 9,
    costMicros: 9_000_000,
    conversions: 0,
  };
  const fields = {
    type: 'search_terms',
    byDay: false,
    periodStart: '2026-05-01',
    periodEnd: '2026-05-31',
  } as const;
  await createReportRows(db, { userId, campaignId }, [term], fields);
  await page.goto(`/campaign/${campaignId}/lucro`);
  const days = page.getByRole('region', { name: 'No período' });
  await expect(days).toContainText('não cabem inteiros em 02/05/2026 a 31/05/2026');
  await days.getByRole('button', { name: /^Período/ }).click();
  await page.getByRole('menuitem', { name: 'Tudo o que foi importado' }).click();
  await expect(days).toContainText(/Lucro≈\sR\$\s30,00/);
  await expect(days).toContainText('Estes relatórios não guardam os dias.');
  await page.goto(`/campaign/${campaignId}/termos`);
  await expect(page.getByText(/^Soma de 01\/05\/2026 a 31\/05\/2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Período: Tudo o que foi importado' }).click();
  await expect(page.getByRole('menuitem', { name: '01/05/2026 a 31/05/2026' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Últimos 7 dias' }).click();
  await expect(page.getByText('não cabem inteiros em 25/05/2026 a 31/05/2026')).toBeVisible();
});

test('the terms of the chosen days stand beside those of the days before, in every room', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis', commission: '40.00' });
  const term = (subject: string, day: string, cost: number) => ({
    subject,
    day,
    campaign: 'BR',
    adGroup: 'Fundo',
    impressions: 900,
    clicks: cost,
    costMicros: cost * 1_000_000,
    conversions: 1,
  });
  const rows = [
    term('vitalis antigo', '2026-05-10', 100),
    term('vitalis preço', '2026-05-20', 100),
    term('vitalis preço', '2026-05-31', 150),
  ];
  const fields = { type: 'search_terms', periodStart: '2026-05-01', periodEnd: '2026-05-31' } as const;
  await createReportRows(db, { userId, campaignId }, rows, fields);
  await page.goto(`/campaign/${campaignId}/termos`);
  await expect(page.getByText(/^2 termos com clique, R\$\s350,00/)).toBeVisible();
  await page.getByRole('button', { name: 'Período: Tudo o que foi importado' }).click();
  await page.getByRole('menuitem', { name: 'Escolher os dias…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escolher os dias' });
  await dialog.getByLabel('Primeiro dia').fill('22/05/2026');
  await dialog.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByText(/^1 termo com clique, R\$\s150,00/)).toContainText(
    'Custo subiu ▲ 50% e vendas igual contra 12/05/2026 a 21/05/2026.',
  );
  await page
    .getByRole('navigation', { name: 'Partes da campanha' })
    .getByRole('link', { name: 'Lucro' })
    .click();
  const profit = page.getByRole('region', { name: 'No período' });
  await expect(profit.getByRole('button', { name: 'Período: 22/05/2026 a 31/05/2026' })).toBeVisible();
});
