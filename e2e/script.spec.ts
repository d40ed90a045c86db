import type { Page } from '@playwright/test';
import { addDays } from '#domain/shared/days.ts';
import { dayIn } from '#domain/deciding/bridge/pieces.ts';
import {
  type Account,
  addAdGroup,
  addCampaign,
  addKeyword,
  newAccount,
} from '#server/testing/ads-scripts/account.ts';
import { type Responder, startAdsScripts } from '#server/testing/ads-scripts/client.ts';
import { expect, test } from './fixtures.ts';

const CUSTOMER = '123-456-7890';
const scripts = startAdsScripts();
test.afterAll(() => scripts.close());

/** The script's calls reach the running server over the network. */
const overNetwork: Responder = async ({ url, method, headers, body }) => {
  const response = await fetch(url, { method, headers, body });
  return { status: response.status, text: await response.text() };
};

/** An account whose searches for something free cost and never sold. */
function shop(): Account {
  const account = newAccount(CUSTOMER, 'Loja Vitalis');
  const campaign = addCampaign(account, 'Vitalis Brasil');
  const adGroup = addAdGroup(account, campaign, 'Comprar');
  const keyword = addKeyword(account, adGroup, 'vitalis');
  const today = dayIn(account.timeZone, new Date());
  for (let back = 1; back <= 20; back += 1) {
    const segments = {
      'segments.date': addDays(today, -back),
      'segments.hour': 10,
      'segments.device': 'MOBILE',
    };
    const owners = { campaign, ad_group: adGroup };
    const metrics = { impressions: 400, clicks: 40, cost_micros: 40_000_000, conversions: 2 };
    account.facts.push({ view: 'campaign', fields: { campaign, ...segments }, metrics });
    account.facts.push({ view: 'ad_group', fields: { ...owners, ...segments }, metrics });
    account.facts.push({
      view: 'keyword_view',
      fields: { ...owners, ad_group_criterion: keyword, ...segments },
      metrics,
    });
    for (const [term, conversions] of [
      ['comprar vitalis', 2],
      ['vitalis grátis', 0],
    ] as const)
      account.facts.push({
        view: 'search_term_view',
        fields: {
          ...{ ...owners, search_term: term, status: 'NONE', ...segments },
          'segments.keyword.info.text': 'vitalis',
          'segments.search_term_match_type': 'PHRASE',
        },
        metrics: { impressions: 200, clicks: 20, cost_micros: 20_000_000, conversions },
      });
  }
  return account;
}

async function picture(page: Page, name: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide, `${name} at ${width}`).toBe(false);
    await page.screenshot({ path: `test-results/script-${name}-${width}.png`, fullPage: true });
  }
}

test('a script is made, brings reports, and carries out the first approved negative', async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  let clicks = 0;
  const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  const card = page.getByRole('article', { name: `Script da conta ${CUSTOMER}` });

  await page.goto('/conexoes');
  await page.getByLabel('Número da conta').fill(CUSTOMER);
  await click('Criar o script');
  await click('Copiar o script');
  const text = await page.getByLabel('Texto do script').inputValue();
  expect(text).toContain('function main()');
  await expect(card).toContainText('Esperando');
  await expect(card).toContainText('aumento de até 20 % de cada vez');
  await picture(page, 'made');

  const account = shop();
  const run = async () => {
    const { error, log, mutations } = await scripts.run(text, [account], overNetwork);
    expect(error, log).toBeNull();
    return mutations;
  };
  expect(await run()).toBe(0);
  await page.reload();
  await expect(card).toContainText('Funcionando');
  await expect(card).toContainText('Loja Vitalis');
  await click('Ver o que gasta sem vender', 'link');
  await click(/^Usar .* o que cada venda custou até aqui$/);
  await click('Negativar grátis');
  await click('Ver as mudanças');
  await click('Enviar pelo script');
  await expect(page.getByText('1 mudança vai na próxima execução do script.')).toBeVisible();

  expect(await run()).toBe(1);
  expect(account.entities.some(({ fields }) => fields['keyword.text'] === 'grátis')).toBe(true);
  await click('Acompanhar em Conexões', 'link');
  const done = card.getByRole('listitem').filter({ hasText: 'Negativar' });
  await expect(done).toContainText('Feita');
  await expect(done).toContainText('Antes: não existia. Depois: existe.');
  expect(clicks).toBeLessThanOrEqual(8);
  await page.getByRole('button', { name: 'Ver quais' }).click();
  await expect(card.getByRole('list', { name: 'O que chegou' })).toContainText('Termos de pesquisa');
  await picture(page, 'done');
});
