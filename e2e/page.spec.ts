import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanPages } from '#domain/making/landing-page/testing/planted-faults.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';

const clean = cleanPages.find(({ name }) => name === 'pt shop')?.html ?? '';
const bad = clean.replace('<main>', '<main><p>Perca 12 kg em 30 dias sem dieta.</p>');

/** The advertiser's site, on this machine. */
const site = { html: bad, url: '' };
const server = createServer((request, response) => {
  response.writeHead(request.url === '/robots.txt' ? 404 : 200, {
    'Content-Type': 'text/html; charset=utf-8',
  });
  response.end(site.html);
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // a server on a port has such an address
});
test.afterAll(() => void server.close());

test('a page is checked, mended, checked again and compared', async ({ page, signIn, connection }) => {
  site.html = bad;
  const user = await signIn();
  const campaign = await createCampaign(connection.db, user.id);
  await createDraft(
    connection.db,
    { userId: user.id, campaignId: campaign.id },
    {
      settings: {
        ...emptySettings,
        finalUrl: site.url,
        sitelinks: [{ text: 'Preço e entrega', desc1: '', desc2: '', url: `${site.url}preco` }],
      },
      groups: [],
    },
  );
  await page.goto(`/campaign/${campaign.id}/pagina`);
  const alone = page.getByRole('region', { name: 'URL final' });
  await expect(alone.getByText('Ainda não verificada.')).toBeVisible();
  await page.getByRole('button', { name: 'Verificar as 2 páginas' }).click();
  const promise = alone.getByRole('article', { name: 'Promessa de emagrecimento' });
  await expect(promise).toContainText('Perca 12 kg em 30 dias sem dieta.', { timeout: 30_000 });
  await expect(promise.getByRole('link', { name: 'Regra do Google' })).toHaveAttribute(
    'href',
    /^https:\/\/support\.google\.com/u,
  );
  const link = page.getByRole('region', { name: 'Sitelink: Preço e entrega' });
  await expect(link.getByRole('article', { name: 'Mesma página de outro link' })).toBeVisible({
    timeout: 30_000,
  });
  await page.goto(`/campaign/${campaign.id}/exportar`);
  await page.getByRole('link', { name: 'Ver o que foi encontrado' }).click();
  site.html = clean;
  await page.getByRole('button', { name: 'Verificar as 2 páginas' }).click();
  await expect(alone.getByText('Saiu: Promessa de emagrecimento.')).toBeVisible({ timeout: 30_000 });
  await expect(promise).toBeHidden();
  await alone.getByLabel('Histórico').selectOption({ index: 1 });
  await expect(promise).toBeVisible();
});
