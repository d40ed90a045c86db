import { sql } from 'drizzle-orm';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { choose } from './support/choose.ts';
import { moveTo, newHeading } from './support/moves.ts';

test('an account that was closed meanwhile loses the tools on the next change of room, and on focus', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn({ subscriptionStatus: 'active', trialExpiresAt: null });
  const become = (status: string) =>
    connection.db.execute(sql`update profiles set subscription_status = ${status} where id = ${id}`);
  await page.goto('/tools');
  await expect(newHeading(page)).toBeVisible();
  await become('inactive');
  await moveTo(page, '/tools/titles');
  await expect(page).toHaveURL('/pricing');
  await become('active');
  await page.goto('/tools/titles');
  await expect(newHeading(page)).toBeVisible();
  await become('inactive');
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // as if the window came to the front
  await expect(page).toHaveURL('/pricing');
});

test('an edited campaign that was deleted elsewhere is created as a new one', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const campaign = await createCampaign(connection.db, id, { name: 'Antiga' });
  await page.goto('/saved-campaigns');
  await page.getByRole('button', { name: 'Editar Antiga' }).click();
  await page.getByLabel('Nome').fill('Salva de novo');
  await connection.db.execute(sql`delete from campaigns where id = ${campaign.id}`);
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await page.getByRole('button', { name: 'Criar como nova' }).click();
  await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Editar campanha' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Salva de novo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar campanha' })).toBeHidden();
});

test('whoever is neither active nor in a trial reads that the trial expired, and what ended', async ({
  page,
  signIn,
}) => {
  await signIn({ plan: 'pro', subscriptionStatus: 'inactive', trialExpiresAt: null });
  await page.goto('/pricing');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Seu Teste Gratuito Expirou!');
  await expect(banner).toContainText('Sua assinatura terminou');
});

test('a list type that was deleted is reported instead of replaced in silence', async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() =>
    localStorage.setItem(
      'keyword_template_lists_v1',
      JSON.stringify([
        { key: 'nutra', name: 'Nutra' },
        { key: 'produtos-fisicos', name: 'Produtos Físicos' },
        ...(sessionStorage.getItem('deleted') === null ? [{ key: 'custom_1', name: 'Cafés' }] : []),
      ]),
    ),
  );
  await page.goto('/tools/keywords');
  await choose(page, 'Tipo de lista', 'Cafés');
  await page.getByLabel('Produto', { exact: true }).fill('FitMax');
  await choose(page, 'Idioma', 'Português');
  await page.getByRole('radio', { name: 'Topo: conhece o problema' }).check();
  await page.evaluate(() => sessionStorage.setItem('deleted', '1'));
  await page.reload();
  const generate = page.getByRole('button', { name: 'Gerar palavras-chave' });
  await generate.click();
  await expect(toast(page, 'Lista não encontrada')).toContainText('Esta lista foi excluída.');
  await expect(page.getByText('0 palavras-chave geradas')).toBeVisible();
  await generate.click();
  await expect(page.getByText(/^[1-9]\d* palavras-chave geradas/)).toBeVisible();
});

test('the whole menu is in sight at 1280 × 800, with the last of the tools and the own account', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/settings');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const name of ['Dashboard', 'Configurações', 'Ajuda', 'Perfil'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
});
