import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { readEditorDownload } from './support/editor-download.ts';
import { moveTo } from './support/moves.ts';
import { person } from './support/person.ts';

type Person = ReturnType<typeof person>;

/** The headlines and descriptions of a downloaded file. */
function adTexts(rows: readonly Record<string, string>[]): string[] {
  return rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, text]) =>
      /^(?:Headline|Description) \d+$/.test(column) && text !== '' ? [text] : [],
    ),
  );
}

/** Downloads what Exportar offers: a button with this name says that Google refuses nothing of it. */
async function download(page: Page, { click }: Person): Promise<Record<string, string>[]> {
  const downloading = page.waitForEvent('download');
  await click(page.getByRole('button', { name: 'Baixar para o Editor' }));
  return readEditorDownload(await downloading);
}

/** The file for Google has the negative, after five clicks at most and without a field. */
async function expectNegativeInFile(page: Page, { click, done }: Person): Promise<void> {
  const downloading = page.waitForEvent('download');
  await click(page.getByRole('button', { name: 'Baixar as mudanças' }));
  const rows = await readEditorDownload(await downloading);
  expect(rows).toContainEqual(expect.objectContaining({ Campaign: 'BR', Keyword: 'grátis' }));
  expect(done.clicks, 'clicks').toBeLessThanOrEqual(5);
  expect(done.fields, 'fields').toBe(0);
}

test('a supplement in Brazil, from an empty account to a valid file: 12 clicks and 6 fields at most', async ({
  page,
  signIn,
}) => {
  await signIn({ closedGuides: [] });
  const hand = person();
  const { click, type, done } = hand;
  await page.goto('/dashboard');
  await click(page.getByRole('link', { name: 'Criar campanha' }));
  await type(page.getByRole('textbox', { name: 'Nome' }), 'Vitalis Max');
  await type(page.getByLabel('País'), 'Brasil');
  await type(page.getByLabel('Comissão'), '120');
  await type(page.getByLabel('Preço do produto'), '297');
  await click(page.getByRole('button', { name: 'Salvar e montar' }));
  await click(page.getByRole('button', { name: 'Montar campanha' }));
  await expect(toast(page, 'Campanha montada')).toBeVisible();
  await click(page.getByRole('button', { name: 'Preencher' }));
  await type(page.getByLabel('URL final'), 'https://vitalis.com.br/oferta');
  await type(page.getByLabel('Orçamento diário'), '50');
  await click(page.getByRole('button', { name: 'Pronto' }));
  await click(page.getByRole('link', { name: /^Próximo: revisar/ }));
  await click(page.getByRole('link', { name: /^Próximo: exportar/ }));
  const rows = await download(page, hand);
  expect(rows.find((row) => row['Budget'])).toMatchObject({
    Campaign: 'Vitalis Max',
    Budget: '50.00',
    Languages: 'pt',
  });
  expect(adTexts(rows).length).toBeGreaterThan(30);
  expect(done.clicks, 'clicks').toBeLessThanOrEqual(12);
  expect(done.fields, 'fields').toBeLessThanOrEqual(6);
  await moveTo(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Primeiros passos' })).toContainText('4 de 4');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('knives in Germany: 10 clicks at most, in German', async ({ page, signIn }) => {
    await signIn({ closedGuides: [] });
    const hand = person();
    const { click, type, done } = hand;
    await page.goto('/dashboard');
    await click(page.getByRole('link', { name: 'Criar campanha' }));
    await type(page.getByRole('textbox', { name: 'Nome' }), 'KüchenProfi');
    await type(page.getByLabel('País'), 'Alemanha');
    await click(page.getByRole('button', { name: 'Salvar e montar' }));
    await click(page.getByRole('button', { name: 'Montar campanha' }));
    await expect(toast(page, 'Campanha montada')).toBeVisible();
    await click(page.getByRole('button', { name: 'Preencher' }));
    await type(page.getByLabel('URL final'), 'https://kuechenprofi.de/messer');
    await type(page.getByLabel('Orçamento diário'), '20');
    await click(page.getByRole('button', { name: 'Pronto' }));
    await click(page.getByRole('link', { name: /^Próximo: revisar/ }));
    await click(page.getByRole('link', { name: /^Próximo: exportar/ }));
    const rows = await download(page, hand);
    expect(rows.find((row) => row['Budget'])).toMatchObject({ Languages: 'de', Budget: '20.00' });
    const texts = adTexts(rows).join('\n');
    expect(texts).toMatch(/kaufen|bestellen|Angebot/i);
    expect(texts).not.toMatch(/comprar|oficial|frete|garantia/i);
    expect(done.clicks, 'clicks').toBeLessThanOrEqual(10);
  });
});

test('from the files to the first decision for Google: 5 clicks at most, no field', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis', commission: '40.00' });
  const hand = person();
  const { click } = hand;
  await page.goto(`/campaign/${campaignId}/relatorios`);
  const choosing = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: /Escolher arquivo/ }));
  await (
    await choosing
  ).setFiles({
    name: 'termos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Relatório de termos de pesquisa',
        '1 de maio de 2026 - 31 de maio de 2026',
        'Termo de pesquisa,Campanha,Grupo de anúncios,Cliques,Impr.,Código da moeda,Custo,Conversões',
        'vitalis comprar,BR,Fundo,900,9000,BRL,"900,00",30',
        'vitalis reclame aqui,BR,Fundo,400,4000,BRL,"400,00",0',
        'vitalis grátis,BR,Fundo,20,200,BRL,"20,00",0',
      ].join('\n'),
    ),
  });
  await click(page.getByRole('link', { name: 'Ver o que gasta sem vender' }));
  await click(page.getByRole('button', { name: /^Negativar grátis/ }));
  await expectNegativeInFile(page, hand);
});

test('from an empty account and 13 files to the first change for Google: 5 clicks at most, no field', async ({
  page,
  signIn,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'faisca-first-files-'));
  const options = ['--seed', '1296', '--kind', 'mixed', '--out', folder];
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/simulate.ts', ...options]);
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  await signIn({ closedGuides: [] });
  const { click, done } = person();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard');
  await expect(page.getByRole('dialog', { name: 'Tour pela Faísca' })).toBeVisible();
  const bring = page.getByRole('link', { name: 'Trazer relatórios' });
  await expect(bring).toBeInViewport({ ratio: 1 });
  await click(bring);
  await expect(page.getByRole('dialog', { name: 'Tour pela Faísca' })).toHaveCount(0);
  const choosing = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: 'Escolher arquivos' }));
  await (await choosing).setFiles(files.map((name) => join(folder, name)));
  const landed = page.getByRole('region', { name: 'O que foi para onde' });
  await expect(landed.getByRole('status')).toHaveText('13 arquivos salvos, em 3 campanhas', {
    timeout: 60_000,
  });
  rmSync(folder, { recursive: true });
  await click(landed.getByRole('link', { name: 'Ver o que vale a pena fazer' }));
  await click(page.getByRole('button', { name: /^Escolher: Baixe o orçamento diário/ }));
  const downloading = page.waitForEvent('download');
  await click(page.getByRole('link', { name: 'Baixar', exact: true }));
  const rows = await readEditorDownload(await downloading);
  expect(rows).toMatchObject([
    { Campaign: 'Search problem dermavex 2', Budget: expect.stringMatching(/^\d/) },
  ]);
  await expect(toast(page, 'Arquivo pronto')).toBeVisible();
  expect(done.clicks, 'clicks').toBeLessThanOrEqual(5);
  expect(done.fields, 'fields').toBe(0);
});

test('from search terms and the sales of a network to the first negative: 5 clicks at most, no field', async ({
  page,
  signIn,
}) => {
  await signIn({ closedGuides: [] });
  const hand = person();
  const { click } = hand;
  await page.goto('/dashboard');
  await click(page.getByRole('link', { name: 'Trazer relatórios' }));
  const choosing = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: 'Escolher arquivos' }));
  const csv = (name: string, lines: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await (
    await choosing
  ).setFiles([
    csv('termos.csv', [
      'Relatório de termos de pesquisa',
      '1 de maio de 2026 - 31 de maio de 2026',
      'Termo de pesquisa,Campanha,Grupo de anúncios,Cliques,Impr.,Código da moeda,Custo,Conversões',
      'vitalis comprar,BR,Fundo,900,9000,BRL,"900,00",30',
      'vitalis grátis,BR,Fundo,20,200,BRL,"20,00",0',
      'vitalis login,BR,Fundo,30,200,BRL,"25,00",0',
    ]),
    csv('vendas.csv', [
      'Código da transação;Status da transação;Data da transação;Moeda de recebimento;Faturamento líquido;Comissão do(a) Afiliado(a)',
      ...Array.from(
        { length: 28 },
        (_, day) => `HP${day};Completo;${String(day + 1).padStart(2, '0')}/05/2026 10:00:00;BRL;176,41;98,50`,
      ),
    ]),
  ]);
  await click(page.getByRole('link', { name: 'Ver o que vale a pena fazer' }));
  const waste = page.getByRole('region', { name: 'Pesquisas de quem não compra' });
  await expect(waste).toContainText('2 palavras de quem não compra custaram R$ 45,00 sem vender.');
  await click(waste.getByRole('button', { name: 'Negativar todas' }));
  await expect(waste).toHaveCount(0);
  await expectNegativeInFile(page, hand);
});
