import type { Page } from '@playwright/test';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { hold } from './support/hold.ts';
import { clickBelowList, dismissToast, importText } from './support/generator-steps.ts';

test('the palette finds a tool, a saved list, a campaign and an action, and gives the focus back', async ({
  page,
  signIn,
}) => {
  const { palette, search } = paletteOf(page);
  await signIn();
  const release = await hold(page, '**/assets/palette-*.js');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: 'Buscar' });

  await test.step('what is typed while it loads is found by it, and Esc gives it up', async () => {
    await button.press('Enter');
    await page.keyboard.type('nada');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press('Enter');
    await page.keyboard.type('titu');
    release();
    await expect(palette.locator('button[data-selected]')).toContainText('Títulos');
    await page.keyboard.type('llos');
    await expect(palette.getByRole('textbox')).toHaveValue('titullos');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await search('titullos', 'Títulos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerador de Títulos');
  await importText(page, 'a.txt', 'Um título');
  await dismissToast(page);
  await clickBelowList(page, 'Salvar lista');
  await page.getByLabel('Nome da lista').fill('Verão 2027');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Lista salva com sucesso!')).toBeVisible();

  await search('nova c', 'Nova campanha');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Vitalis Máx');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();

  await search('verao', 'Verão 2027');
  await expect(toast(page, 'Lista "Verão 2027" carregada!')).toBeVisible();
  await expect(page).toHaveURL('/tools/titles');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
  await palette.getByRole('textbox').fill('vitalis max');
  await palette.getByRole('button', { name: 'Vitalis Máx' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitalis Máx');
});

test('inside a campaign the palette knows its tabs, panels, settings, groups and keywords', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis' });
  const group = (name: string, word: string) => ({
    name,
    position: 1,
    negatives: [],
    ads: [],
    keywords: [{ text: word, by: 'hand' as const }],
  });
  await createDraft(
    db,
    { userId, campaignId },
    {
      settings: emptySettings,
      groups: [group('Compra', '[vitalis comprar]'), group('Dor', '"dor nas costas"')],
    },
  );
  const { palette, search } = paletteOf(page);
  await page.goto(`/campaign/${campaignId}`);
  await expect(page.getByRole('navigation', { name: 'O essencial' })).toBeVisible();
  await search('termos de pesq', 'Termos de pesquisa');
  await expect(page).toHaveURL(`/campaign/${campaignId}/termos`);
  await search('orçam', 'Orçamento diário');
  await expect(page.getByLabel('Orçamento diário')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0); // a closing drawer gives the focus back
  await search('previa', 'Prévia dos anúncios');
  await expect(page.getByRole('dialog', { name: 'Prévia dos anúncios' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search('dor nas cos', 'dor nas costas');
  await expect(page.getByRole('textbox', { name: 'Nome do grupo' })).toHaveValue('Dor');
  await search('editar os', 'Editar os campos da campanha');
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Vitalis');
  await search('ficha', 'Ficha do produto');
  await expect(page.getByRole('dialog', { name: 'Ficha do produto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search('horários', 'Horários');
  await expect(page.getByRole('region', { name: 'Horários' })).toBeFocused();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Atividade recente' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('dor nas cos');
  await expect(palette).toContainText('Nada encontrado');
});

function paletteOf(page: Page) {
  const palette = page.getByRole('dialog', { name: 'Busca' });
  /** Opens the palette, types, and takes the first entry, which contains `found`. */
  async function search(typed: string, found: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(typed);
    await expect(palette.locator('button[data-selected]')).toContainText(found);
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
  }
  return { palette, search };
}
