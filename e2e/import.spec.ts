import { brazilianFile, wholeFile } from '#domain/making/editor-file/testing/exports.ts';
import { expect, test, toast } from './fixtures.ts';
import { readEditorDownload } from './support/editor-download.ts';

const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(bytes),
});

test('an Editor export becomes campaigns, and only what changed goes back', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/saved-campaigns');
  await page.getByRole('link', { name: 'Importar' }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('foto.csv', new TextEncoder().encode('Campaign,Keyword\nA,"b')));
  await expect(page.getByRole('alert')).toContainText('Linha 2, coluna 2: as aspas não fecham');
  await input.setInputFiles(file('conta.csv', wholeFile));
  await expect(page.getByRole('heading', { name: '2 campanhas encontradas' })).toBeVisible();
  await input.setInputFiles(file('brasil.csv', brazilianFile));
  await expect(page.getByText('1 grupo · 3 palavras · 3 negativas · 1 anúncio')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 1 campanha' }).click();
  await expect(toast(page, 'Campanhas importadas')).toBeVisible();
  await expect(page.getByRole('row', { name: '[comprar vitalis]' })).toBeVisible();

  await page.getByLabel('Nome do grupo').fill('Fundo | Preço');
  await page.getByRole('row', { name: '[comprar vitalis]' }).click();
  await page.getByRole('button', { name: 'Excluir 1', exact: true }).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.getByRole('link', { name: /^Publicar/ }).click();
  await page.getByRole('link', { name: 'Exportar', exact: true }).click();
  await expect(page.getByText('1 linha muda, 1 é pausada ou removida')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Baixar (?:para o Editor|mesmo assim)$/ }).click();
  const data = await readEditorDownload(await downloading);
  expect(data).toMatchObject([
    { 'Ad Group#Original': 'Fundo | Comprar', 'Ad Group': 'Fundo | Preço', 'Max CPC': '1.20' },
    { 'Ad Group': 'Fundo | Preço', Keyword: 'comprar vitalis', Status: 'Paused' },
  ]);

  await page.goto('/saved-campaigns/importar');
  await input.setInputFiles(file('brasil.csv', brazilianFile));
  await expect(page.getByRole('radio', { name: 'Comparar com ela' })).toBeChecked();
  await page.getByRole('button', { name: 'Importar 1 campanha' }).click();
  await expect(page.getByText('1 linha muda, 1 é pausada ou removida')).toBeVisible();
});
