import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft, createReport } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';

const DAY_MS = 86_400_000;
/** Google takes only sales of the last 90 days. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const GCLID = 'Cj0KCQjwExemploFicticio0000000000';

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('sales of a network become profit, and a file of conversions for Google Ads', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis' });
  const ref = { userId, campaignId };
  const economics = { ...emptySettings.economics, commission: '20.00', exchange: 5 };
  await createDraft(db, ref, { settings: { ...emptySettings, economics }, groups: [] });
  const period = { periodStart: daysAgo(30), periodEnd: daysAgo(1) };
  await createReport(db, ref, { clicks: 100, costMicros: 150_000_000, conversions: 2 }, period);

  await page.goto(`/campaign/${campaignId}/lucro`);
  await expect(page.getByText('Faltam as vendas', { exact: true })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Partes da campanha' });
  await page.setViewportSize({ width: 390, height: 844 }); // a narrower row still shows the open tab
  await expect(tabs.getByRole('link', { name: 'Lucro' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Trazer arquivos' }).click();
  const sale = (order: string, days: number, status: string, earned: string, click = '') =>
    [order, `${daysAgo(days)} 10:20:00`, status, earned, click].join(',');
  const header = 'Nº,Quando,Como está,Fica comigo,Clique';
  const input = page.locator('input[type=file]');
  await input.setInputFiles(
    file('rede.csv', [
      header,
      sale('A1', 10, 'Aprovada', '30.00', GCLID),
      sale('A2', 9, 'Aprovada', '20.00'),
    ]),
  );
  const upload = page.getByRole('article', { name: 'rede.csv' }).first();
  await upload.getByRole('button', { name: 'É um arquivo de vendas' }).click();
  const choose = async (field: string, option: RegExp) => {
    await upload.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Código do pedido', /^Nº/);
  await choose('Data da venda', /^Quando/);
  await upload.getByRole('button', { name: 'Salvar as vendas' }).click();
  await expect(upload).toContainText('Escolha a coluna da comissão ou a do valor.');
  await choose('Sua comissão', /^Fica comigo/);
  await choose('Situação', /^Como está/);
  await choose('gclid', /^Clique/);
  await choose('Moeda, se a linha não diz', /^USD/);
  await upload.getByRole('button', { name: 'Salvar as vendas' }).click();
  await expect(upload).toContainText('2 linhas · 2 vendas aprovadas');
  await expect(upload).toContainText('Salvo nesta campanha');

  await input.setInputFiles(file('depois.csv', [header, sale('A2', 9, 'Reembolsada', '20.00')]));
  const later = page.getByRole('article', { name: 'depois.csv' }).first();
  await expect(later).toContainText('Salvo nesta campanha'); // the columns are remembered

  await tabs.getByRole('link', { name: 'Lucro' }).click();
  await expect(page.getByText(/1 venda em USD .* sem cotação para BRL/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Vale em BRL' }).fill('6,00');
  await page.getByRole('button', { name: 'Salvar cotação' }).click();
  await expect(toast(page, 'Cotação salva')).toBeVisible();
  const profit = page.getByRole('region', { name: 'Lucro', exact: true });
  await expect(profit.getByText(/^R\$\s30,00$/)).toBeVisible(); // 30 dollars at 6, less 150
  await expect(profit).toContainText(
    /pode custar até R\$\s100,00 sem prejuízo: cada uma custou R\$\s50,00 mais/,
  );
  const table = page.getByRole('region', { name: 'Lucro por linha: Campanhas' });
  await expect(table.getByRole('row', { name: /^BR/ })).toContainText(
    /R\$\s30,00.*20%.*R\$\s180,00.*R\$\s150,00/,
  );

  const nameField = page.getByRole('textbox', { name: 'Ação de conversão' });
  await nameField.fill('Venda aprovada');
  const conversions = page.getByRole('region', { name: 'Conversões', exact: true });
  const downloading = page.waitForEvent('download');
  await conversions.getByRole('button', { name: 'Baixar conversões' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(Papa.parse<string[]>(text.trimEnd()).data).toEqual([
    ['Parameters:TimeZone=America/Sao_Paulo'],
    [
      ...['Google Click ID', 'Conversion Name', 'Conversion Time', 'Conversion Value', 'Conversion Currency'],
      'Order ID',
    ],
    [GCLID, 'Venda aprovada', `${daysAgo(10)} 10:20:00`, '30', 'USD', 'A1'],
  ]);
  await expect(page.getByRole('region', { name: 'Ajustes' })).toContainText('Sem gclid');

  // A press straight after a key, before anything slow is drawn: the file has the name that stands in the field.
  const quick = page.waitForEvent('download');
  await nameField.evaluate(async (field) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Venda no site');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Baixar conversões')
      ?.click();
  });
  expect(await readFile(await (await quick).path(), 'utf8')).toContain(`${GCLID},Venda no site,`);

  const bin = page.getByRole('button', { name: /^Excluir a cotação de USD/ });
  await bin.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await bin.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(toast(page, 'Cotação excluída')).toBeVisible();
  await expect(bin).toHaveCount(0);
});
