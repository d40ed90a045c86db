import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { readEditorDownload } from './support/editor-download.ts';

test('assets of the account are reviewed, hold in a campaign, reach Editor and come back', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis BR' });
  const settings = {
    ...emptySettings,
    finalUrl: 'https://exemplo.com.br/',
    callouts: ['Frete grátis', 'Pix'],
  };
  await createDraft(db, { userId, campaignId }, { settings, groups: [] });

  await page.goto('/saved-campaigns/recursos');
  await page.getByLabel('Frases de destaque').fill('Frete Grátis\nUma frase com mais de 25 letras');
  await expect(page.getByRole('article', { name: 'Texto passa do limite' })).toContainText(
    'Uma frase com mais',
  );
  await expect(page.getByText('O que fica de fora (1)')).toBeVisible();
  await page.getByLabel('Frases de destaque').fill('Frete Grátis\nEntrega rápida');
  await expect(page.getByText('O que fica de fora')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Frases de destaque')).toHaveValue('Frete Grátis\nEntrega rápida');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Recursos da conta salvos')).toBeVisible();

  await page.goto(`/campaign/${campaignId}/revisao`);
  const repeated = page.getByRole('article', { name: 'Repete um recurso da conta' });
  await expect(repeated).toContainText('Frete grátis');
  await repeated.getByRole('button', { name: 'Corrigir' }).click();
  await expect(repeated).toBeHidden();
  await page.goto(`/campaign/${campaignId}/exportar`);
  await page.getByText('A conta tem 2 recursos que valem em todas as campanhas').waitFor();
  await page.getByRole('link', { name: 'Recursos da conta' }).last().click();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar para o Editor' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('faisca_recursos_da_conta_editor.csv');
  expect(await readEditorDownload(download)).toMatchObject([
    { Campaign: '<Account-level>', 'Callout text': 'Frete Grátis' },
    { Campaign: '<Account-level>', 'Callout text': 'Entrega rápida' },
  ]);

  await page.goto('/saved-campaigns/importar');
  const file = {
    name: 'conta.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Campaign,Callout text\n<Account-level>,frete grátis\n<Account-level>,Troca fácil'),
  };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Importar 2 recursos da conta' }).click();
  await expect(toast(page, 'Recursos importados')).toBeVisible();
  await expect(page).toHaveURL('/saved-campaigns/recursos');
  await expect(page.getByLabel('Frases de destaque')).toHaveValue(
    'Frete Grátis\nEntrega rápida\nTroca fácil',
  );
});
