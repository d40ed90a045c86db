import { expect, test } from './fixtures.ts';
import { moveTo } from './support/moves.ts';

test('help is found from a tool, by search and by address; Escape and the back button close a picture in its full size', async ({
  page,
  signIn,
}) => {
  await signIn();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/tools/callouts');
  await page.getByRole('link', { name: 'Como usar' }).click();
  await expect(heading).toHaveText('Frases de destaque');
  await page.getByRole('link', { name: 'Abrir Gerador de Frases de Destaque' }).click();
  await expect(page).toHaveURL('/tools/callouts');

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Ajuda' }).click();
  await page.getByRole('searchbox', { name: 'Buscar na ajuda' }).fill('descricao');
  await expect(page).toHaveURL('/ajuda?q=descricao');
  await page.getByRole('link', { name: 'Descrições' }).click();
  await expect(heading).toHaveText('Descrições');

  await page.goto('/ajuda/nao-existe');
  await expect(heading).toHaveText('Este artigo não existe');
  await page.getByRole('link', { name: 'Buscar na ajuda' }).click();
  await expect(page).toHaveURL('/ajuda');

  // A picture opens in its full size.
  await page.setViewportSize({ width: 390, height: 844 });
  await moveTo(page, '/ajuda/google-ads-editor');
  const open = page.getByRole('link', { name: /Ampliar$/ });
  const enlarged = page.getByRole('dialog').getByRole('img', { name: 'A aba Exportar' });
  await open.press('Enter');
  await expect(enlarged).toBeVisible();
  await expect.poll(async () => (await enlarged.boundingBox())?.width).toBe(1000);
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await expect(page).toHaveURL('/ajuda/google-ads-editor');
  await expect(open).toBeFocused();
  await open.click();
  await expect(enlarged).toBeVisible();
  await page.goBack();
  await expect(enlarged).toBeHidden();
  await expect(page).toHaveURL('/ajuda/google-ads-editor');
});
