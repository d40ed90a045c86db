import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { fixtures } from '#domain/measuring/networks/testing/fixtures.ts';
import { createCampaign, createDraft } from '#server/testing/factories.ts';
import { makerCrypto } from '#server/testing/maker-crypto.ts';
import { expect, test } from './fixtures.ts';

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';
const DAY = 86_400;

/** Counts the clicks of a person. */
function clicker() {
  let clicks = 0;
  return {
    click: async (target: { click: () => Promise<void> }) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}

/** The address that a network gets. */
async function addressOf(page: Page, network: string): Promise<string> {
  const alert = page.getByRole('alert').filter({ hasText: `Endereço da conexão com ${network}` });
  return (await alert.locator('pre').innerText()).trim();
}

/** A network calls from its own server. */
async function sell(page: Page, network: 'hotmart' | 'clickbank', url: string, id: string) {
  const order = { id, amountCents: 19_790, commissionCents: 9_835, gclid: GCLID };
  const at = Math.floor(Date.now() / 1000) - 2 * DAY;
  const { headers, body } = fixtures[network].make('sale', { ...order, at }, makerCrypto);
  const answer = await page.request.post(url, { headers, data: Buffer.from(body) });
  expect([answer.status(), await answer.text()]).toEqual([200, 'OK']);
}

test('Hotmart and ClickBank connected, link tagged, sale made, seen, served', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis' });
  await createDraft(db, { userId, campaignId }, { settings: emptySettings, groups: [] });
  const { click, count } = clicker();

  await page.goto('/conexoes');
  await expect(page.getByText('Nenhuma rede conectada')).toBeVisible();
  await page.getByLabel('Hottok').fill(fixtures.hotmart.key);
  await click(page.getByRole('button', { name: 'Criar endereço' }));
  const hotmart = await addressOf(page, 'Hotmart');
  await click(page.getByRole('combobox', { name: 'Rede' }));
  await click(page.getByRole('option', { name: 'ClickBank' }));
  await page.getByLabel('Secret Key').fill(fixtures.clickbank.key);
  await click(page.getByRole('button', { name: 'Criar endereço' }));
  const clickbank = await addressOf(page, 'ClickBank');

  await sell(page, 'hotmart', hotmart, 'HP1');
  await sell(page, 'clickbank', clickbank, 'CB1');
  await expect(page.getByText('1 pedido em 30 dias, 100% com o clique do Google.')).toHaveCount(2);

  await page.getByLabel('Ação de conversão').fill('Compra');
  await click(page.getByRole('button', { name: 'Criar arquivo' }));
  const credentials = page.getByRole('alert').filter({ hasText: 'Endereço do arquivo' }).locator('code');
  await expect(credentials).toHaveCount(3);
  const [url = '', user = '', password = ''] = await credentials.allInnerTexts();
  const Authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const file = await page.request.get(url, { headers: { Authorization } });
  const rows = Papa.parse<Record<string, string>>((await file.text()).trim(), { header: true }).data;
  expect(
    rows.map((row) => [row['Order ID'], row['Google Click ID'], row['Conversion Value']]).sort(),
  ).toEqual([
    ['CB1', GCLID, '98.35'],
    ['HP1', GCLID, '98.35'],
  ]);

  const order = page.getByRole('row', { name: 'Pedido HP1' });
  await expect(order).toHaveText(/HP1.*Aprovado.*98,35.*Vitalis.*gclid.*Hotmart/);

  await page.goto(`/campaign/${campaignId}/dados`);
  await click(page.getByRole('combobox', { name: 'Rede de afiliados' }));
  await click(page.getByRole('option', { name: 'Hotmart' }));
  await expect(page.getByLabel('Sufixo da URL final')).toHaveValue(/\{gclid\}/);
  expect(count()).toBeLessThanOrEqual(8);
});

test('what a network sends that nobody can read, what Google said of a feed, and the page’s code, on a phone', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/conexoes');
  await page.getByLabel('Hottok').fill(fixtures.hotmart.key);
  await page.getByRole('button', { name: 'Criar endereço' }).click();
  const url = await addressOf(page, 'Hotmart');
  const { headers } = fixtures.hotmart.make(
    'sale',
    { id: 'HP0', amountCents: 1, commissionCents: 1, gclid: GCLID, at: 1 },
    makerCrypto,
  );
  await page.request.post(url, {
    headers,
    data: { event: 'PURCHASE_NOVO', data: { buyer: { email: 'a@exemplo.com' } } },
  });
  await expect(page.getByText('1 aviso não foi lido')).toBeVisible();
  await page.getByRole('button', { name: 'Ver avisos' }).click();
  await expect(page.getByText('Status que não conhecemos: PURCHASE_NOVO.')).toBeVisible();
  await expect(page.getByText('a@exemplo.com')).toHaveCount(0);

  await sell(page, 'hotmart', url, 'HP1');
  await sell(page, 'hotmart', url, 'HP2');
  await page.getByLabel('Ação de conversão').fill('Compra');
  await page.getByRole('button', { name: 'Criar arquivo' }).click();
  const credentials = page.getByRole('alert').filter({ hasText: 'Endereço do arquivo' }).locator('code');
  await expect(credentials).toHaveCount(3);
  const [feed = '', user = '', password = ''] = await credentials.allInnerTexts();

  await page.getByRole('button', { name: 'Ver linhas' }).click();
  await expect(page.getByText('2 esperando')).toBeVisible();
  const Authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  await page.request.get(feed, { headers: { Authorization } });
  await page.getByRole('button', { name: 'Esconder linhas' }).click();
  await page.getByRole('button', { name: 'Ver linhas' }).click();
  await expect(page.getByText('2 entregues')).toBeVisible();

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Trazer resultado do Google' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'resultados.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Order ID,Results\nHP1,# OK\nHP2,CLICK_NOT_FOUND\n'),
  });
  await expect(page.getByText('1 aceita pelo Google')).toBeVisible();
  await expect(page.getByText('O Google não conhece este clique.')).toBeVisible();

  await page.getByRole('button', { name: 'Sua página: levar o clique até a oferta' }).click();
  await expect(page.getByText('data-dominios="hotmart.com"')).toBeVisible();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
});
