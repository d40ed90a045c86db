import type { Page } from '@playwright/test';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';

test('without a connection the notice says what works and what waits; it is sent when the connection is back', async ({
  page,
  context,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const campaign = await createCampaign(connection.db, id, { name: 'Verão' });
  await page.goto('/saved-campaigns');
  await page.getByRole('button', { name: 'Nova Campanha' }).click();
  await page.getByLabel('Nome').fill('Sem rede');

  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: 'Você está sem internet' });
  await expect(notice).toContainText('editar, copiar e baixar listas');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(notice).toContainText('Será enviado quando a conexão voltar: a campanha nova.');
  await expect(page.getByLabel('Nome')).toHaveValue('Sem rede');

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sem rede' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: campaign.name })).toBeVisible();
});

const helpCode = '**/assets/help-screen-*.js';
const helpLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Ajuda', exact: true });

test('code of a screen that a bad line lost comes by itself, or is asked for again; rooms fade in where motion is wanted', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName.includes('room-fades-in')) document.documentElement.dataset['faded'] = 'yes';
    });
  });
  const help = page.getByRole('heading', { level: 1, name: 'Ajuda' });
  const html = page.locator('html');
  await page.route(helpCode, (route) => route.abort(), { times: 2 }); // at the pointer, and at the click
  await page.goto('/tools');
  await helpLink(page).click();
  await expect(help).toBeVisible();
  await expect(html).not.toHaveAttribute('data-faded'); // the system asks for less motion
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('navigation').getByRole('link', { name: 'Ferramentas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferramentas' })).toBeVisible();
  await expect(html).toHaveAttribute('data-faded', 'yes');

  await page.route(helpCode, (route) => route.abort());
  await page.reload();
  await helpLink(page).click();
  await expect(page.getByText('Esta tela não abriu')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible(); // the frame stays
  await page.unroute(helpCode);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(help).toBeVisible();
});

test('a tab that is older than the server is reloaded once, with its work', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn();
  await page.route(helpCode, (route) => route.fulfill({ status: 404 }));
  await page.route(`${baseURL ?? ''}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-new.js"></script>',
    }),
  );
  await page.goto('/tools/titles');
  await page.getByLabel('Produto', { exact: true }).fill('Vitalis Max');
  const again = page.waitForEvent('load');
  await helpLink(page).click();
  await again;
  const type = await page.evaluate<string>("performance.getEntriesByType('navigation')[0].type");
  expect(type).toBe('reload');
  await page.goto('/tools/titles');
  await expect(page.getByLabel('Produto', { exact: true })).toHaveValue('Vitalis Max');
});
