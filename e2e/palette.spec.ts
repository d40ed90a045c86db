import { expect, test, toast } from './fixtures.ts';
import { clickBelowList, dismissToast, importText } from './support/generator-steps.ts';

test('the palette finds a tool, a saved list, a campaign and an action, and gives the focus back', async ({
  page,
  signIn,
}) => {
  const palette = page.getByRole('dialog', { name: 'Busca' });
  const search = async (typed: string, found: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(typed);
    await expect(palette.locator('button[data-selected]')).toContainText(found);
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
  };
  await signIn();
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Buscar' });
  await button.press('Enter');
  await expect(palette.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(button).toBeFocused();

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
  await page.getByRole('button', { name: /^(Salvar|Criar)/ }).click();
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
