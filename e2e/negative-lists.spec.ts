import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { readEditorDownload } from './support/editor-download.ts';

test('a shared list is made, its conflicts are solved, and it reaches Editor and comes back', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const ids: string[] = [];
  for (const [name, keyword] of [
    ['Vitalis BR', '"vitalis grátis"'],
    ['Vitalis PT', 'vitalis bula'],
  ] as const) {
    const { id: campaignId } = await createCampaign(db, userId, { name });
    ids.push(campaignId);
    const group = { name: 'Fundo', position: 1, keywords: [{ text: keyword, by: 'hand' as const }] };
    const settings = { ...emptySettings, finalUrl: 'https://exemplo.com.br/' };
    await createDraft(
      db,
      { userId, campaignId },
      { settings, groups: [{ ...group, negatives: [], ads: [] }] },
    );
  }

  await page.goto('/saved-campaigns/negativas');
  await page.getByRole('link', { name: 'Nova lista' }).click();
  await page.getByLabel('Nome da lista').fill('Curiosos');
  await page.getByLabel('Negativas, uma por linha').fill('Grátis\ngrátis\n"bula"\ncomo fazer');
  await expect(page.getByText('3 de 5.000 negativas')).toBeVisible();
  await page.getByRole('combobox', { name: 'Campanhas que usam a lista' }).click();
  await page.getByRole('option', { name: 'Vitalis BR' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Criar lista' }).click();
  await expect(toast(page, 'Lista criada')).toBeVisible();

  const inBrazil = page.getByRole('region', { name: 'Conflitos em Vitalis BR' });
  await inBrazil.getByRole('button', { name: 'Restringir a [grátis]' }).click();
  await expect(toast(page, 'grátis agora é [grátis] na lista Curiosos')).toBeVisible();
  await expect(inBrazil.getByText('Nenhum conflito')).toBeVisible();
  await toast(page, 'grátis agora é [grátis]')
    .getByRole('button', { name: /^Desfazer/ })
    .click();
  await expect(inBrazil.getByText('Bloqueio total')).toBeVisible();
  await inBrazil.getByRole('button', { name: 'Restringir a [grátis]' }).click();
  await expect(page.getByLabel('Negativas, uma por linha')).toHaveValue('[grátis]\n"bula"\ncomo fazer');

  await page.goto(`/campaign/${ids[1]}/dados`);
  await page.getByRole('combobox', { name: 'Listas de negativas' }).click();
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('option', { name: 'Curiosos (3 negativas)' }).click();
  expect((await stored).status()).toBe(200);
  await page.goto(`/campaign/${ids[1]}/conflitos`);
  const conflict = page.getByRole('article', { name: 'Conflito de "bula"' });
  await expect(conflict).toContainText('Negativa da lista Curiosos, de 2 campanhas');
  await conflict.getByRole('button', { name: 'Remover da lista' }).click();
  await expect(page.getByText('Nenhum conflito')).toBeVisible();

  await page.goto('/saved-campaigns/negativas');
  await expect(page.getByText('2 negativas em 2 campanhas')).toBeVisible();
  await page.getByRole('link', { name: 'Abrir', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar para o Editor' }).click();
  const download = await downloading;
  expect(await readEditorDownload(download)).toMatchObject([
    { 'Shared set name': 'Curiosos', 'Shared set type': 'Shared negative keyword list', Keyword: '' },
    { 'Shared set name': 'Curiosos', Keyword: 'grátis', 'Criterion Type': 'Negative Exact' },
    { 'Shared set name': 'Curiosos', Keyword: 'como fazer', 'Criterion Type': 'Negative Broad' },
    { 'Shared set name': 'Curiosos', Campaign: 'Vitalis PT' },
    { 'Shared set name': 'Curiosos', Campaign: 'Vitalis BR' },
  ]);

  await page.goto('/saved-campaigns/negativas');
  await page.getByRole('button', { name: 'Excluir a lista Curiosos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhuma lista ainda')).toBeVisible();
  await page.goto('/saved-campaigns/importar');
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await expect(page.getByText('Lista de negativas Curiosos')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 1 lista' }).click();
  await expect(page.getByText('2 negativas em 2 campanhas')).toBeVisible();
});
