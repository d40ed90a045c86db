import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
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
import type { Connection } from '#server/db/client.ts';
import { ruleFindings, rules } from '#server/db/schema/rules.ts';
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
          ...owners,
          search_term: term,
          status: 'NONE',
          ...segments,
          'segments.keyword.info.text': 'vitalis',
          'segments.search_term_match_type': 'PHRASE',
        },
        metrics: { impressions: 200, clicks: 20, cost_micros: 20_000_000, conversions },
      });
  }
  return account;
}

async function expectFits(page: Page, name: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await expect.poll(isWide, `${name} at ${width}`).toBe(false);
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
  await expect(card).toContainText('aumento de até 20% de cada vez');
  await expectFits(page, 'made');

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
  await expectFits(page, 'done');
});

test('a rule is rehearsed on the past and turned on, its proposal approved, and the log tells it', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  await page.goto('/conexoes');
  await page.getByLabel('Número da conta').fill(CUSTOMER);
  await page.getByRole('button', { name: 'Criar o script' }).click();
  const text = await page.getByLabel('Texto do script').inputValue();
  const account = shop();
  const run = async () => {
    const { error, log } = await scripts.run(text, [account], overNetwork);
    expect(error, log).toBeNull();
  };
  await run();
  await page.reload();
  await page.getByRole('link', { name: 'Regras, alertas e o que mudou' }).click();
  await expect(page.getByText('Nada por aqui.')).toBeVisible();
  const rule = page.getByRole('article', { name: 'Gasto do dia' });
  await rule.getByRole('button', { name: /^Ajustar/ }).click();
  await rule.getByLabel('Parte do orçamento').fill('60');
  await rule.getByRole('button', { name: /^Ensaiar/ }).click();
  await expect(rule.getByText(/Ela teria achado 20 coisas/)).toBeVisible();
  await rule.getByRole('switch').click({ force: true });
  await expect(page.getByRole('switch', { name: 'Receber' })).toBeChecked();
  await page
    .getByRole('article', { name: 'Parar o que gasta sem vender' })
    .getByRole('switch')
    .click({ force: true });
  const [kill] = await expectRule(db, userId);

  await db.insert(ruleFindings).values({
    userId,
    ruleId: kill ?? '',
    key: 'stop',
    day: '2026-11-26',
    campaign: 'Vitalis Brasil',
    text: 'Vitalis Brasil: Pause a campanha: R$ 800,00 sem venda.',
    gain: 12,
    risk: 0.01,
    change: { kind: 'stop', campaign: 'Vitalis Brasil' },
  });
  await db.insert(ruleFindings).values({
    userId,
    ruleId: kill ?? '',
    key: 'alert',
    day: '2026-11-26',
    campaign: null,
    text: 'O script não chama há 4 horas.',
    gain: null,
    risk: null,
    change: null,
  });
  await page.reload();
  const waiting = page.getByRole('list', { name: 'Esperam você' });
  // By name: the server runs the rules that are on each minute, and may add what they find meanwhile.
  const approve = waiting.getByRole('button', { name: 'Aprovar: Vitalis Brasil: Pause a campanha: R$ 800' });
  const understood = waiting.getByRole('button', { name: 'Entendi: O script não chama há 4 horas.' });
  await expect(understood).toBeVisible();
  await expectFits(page, 'rules');
  await approve.click();
  await understood.click();
  await expect(approve).toBeHidden();
  await expect(understood).toBeHidden();
  await run();
  await page.reload();
  const log = page.getByRole('list', { name: 'O que mudou' });
  await expect(log).toContainText('Pausar a campanha: Vitalis Brasil. De ativa para pausada.');
  await expect(log).toContainText('Você, pela Faísca');
  await expectFits(page, 'log');
});

/** The person's rule that stops what sells nothing. */
async function expectRule(db: Connection['db'], userId: string): Promise<string[]> {
  const own = and(eq(rules.userId, userId), eq(rules.kind, 'kill'));
  await expect.poll(() => db.$count(rules, own)).toBe(1);
  return (await db.select({ id: rules.id }).from(rules).where(own)).map(({ id }) => id);
}
