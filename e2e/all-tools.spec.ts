import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { campaignAssets, campaigns } from '#server/db/schema/campaigns.ts';
import { user } from '#server/db/schema/accounts.ts';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { clickBelowList, dismissToast } from './support/generator-steps.ts';
import { person } from './support/person.ts';
import { tools } from './support/tools.ts';
import { itemsOf } from './support/items.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What the journey takes today, and the most that it may take. */
const JOURNEY = { clicks: 28, fields: 7 };
const MOST_SECONDS = 4 * 60;

test('from the sign-up to a campaign with lists from all seven tools takes a newcomer under 4 minutes', async ({
  page,
  connection,
}) => {
  const email = `${randomUUID().slice(0, 8)}@exemplo.com.br`;
  await page.goto('/register');
  const { click, type, look, done, reckon } = person();

  await test.step('sign up and sign in', async () => {
    look();
    await type(page.getByLabel('Nome completo'), 'Marina Souza');
    await type(page.getByLabel('E-mail'), email);
    await type(page.getByLabel('Senha', { exact: true }), 'senha123');
    await type(page.getByLabel('Confirmar senha'), 'senha123');
    await click(button(page, 'Criar conta'));
    await expect(page).toHaveURL('/login');
    await type(page.getByLabel('E-mail'), email);
    await type(page.getByLabel('Senha', { exact: true }), 'senha123');
    await click(button(page, 'Entrar'));
    look();
    await click(button(page, 'Agora não'));
  });

  await test.step('Palavras-chave', async () => {
    await click(page.getByRole('main').getByRole('link', { name: /^Palavras-chave/ }));
    look();
    await type(page.getByLabel('Produto', { exact: true }), 'FitMax');
    await click(page.getByRole('combobox', { name: 'Idioma' }));
    await click(page.getByRole('option', { name: 'Português' }));
    await click(page.getByRole('radio', { name: /^Fundo/ }));
    await click(button(page, 'Gerar palavras-chave'));
    await click(button(page, 'Nova campanha'));
    await expect(page.getByLabel('Nome da campanha')).toHaveValue('FitMax');
    await click(button(page, 'Criar e salvar a lista'));
    await expect(toast(page, 'Salvo na Campanha!')).toContainText('salva em FitMax');
  });

  for (const { label, generate } of tools.slice(1)) {
    await test.step(label, async () => {
      await click(page.getByRole('navigation').getByRole('link', { name: label, exact: true }));
      look();
      await click(button(page, generate));
      await click(button(page, 'Salvar em FitMax'));
      await expect(button(page, 'Salva em FitMax')).toBeDisabled();
    });
  }

  const reckoned = reckon();
  test.info().annotations.push({ type: 'seconds', description: reckoned.toFixed(0) });
  expect({ clicks: done.clicks, fields: done.fields }).toEqual(JOURNEY);
  expect(reckoned).toBeLessThan(MOST_SECONDS);
  const [made] = await connection.db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.userId))
    .where(eq(user.email, email));
  expect(made?.name).toBe('FitMax');
  const storedLists = await connection.db
    .select()
    .from(campaignAssets)
    .where(eq(campaignAssets.campaignId, made?.id ?? ''));
  expect(storedLists.map(({ assetType }) => assetType).sort()).toEqual(tools.map(({ kind }) => kind).sort());
});

test('double clicks create one campaign and save one list', async ({ page, signIn, connection }) => {
  const { id } = await signIn();
  const lists = () => connection.db.$count(campaignAssets, eq(campaignAssets.userId, id));
  await page.goto('/tools/callouts');
  await page.getByPlaceholder('Uma frase por linha...').fill('Frete grátis');
  await button(page, 'Adicionar').click();
  await button(page, 'Nova campanha').click();
  await page.getByLabel('Nome da campanha').fill('FitMax');
  await button(page, 'Criar e salvar a lista').dblclick();
  await expect(button(page, 'Salva em FitMax')).toBeDisabled();
  expect(await connection.db.$count(campaigns, eq(campaigns.userId, id))).toBe(1);
  expect(await lists()).toBe(1);

  await page.getByPlaceholder('Uma frase por linha...').fill('Suporte humano');
  await button(page, 'Adicionar').click();
  await button(page, 'Salvar em FitMax').dblclick();
  await expect(button(page, 'Salva em FitMax')).toBeDisabled();
  expect(await lists()).toBe(2);

  await clickBelowList(page, 'Salvar lista');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(toast(page, 'Lista salva com sucesso!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('saved_callouts_v1'))).toMatch(/^\[\{[^{}]*\}\]$/);
});

test('choosing a campaign fills in product and language, among many with a search field, and its lists open in their tools', async ({
  page,
  signIn,
  connection,
}) => {
  const user = await signIn();
  const summer = await createCampaign(connection.db, user.id, { name: 'Verão' });
  for (let n = 1; n < 8; n++) await createCampaign(connection.db, user.id, { name: `Outra ${n}` });
  await connection.db.insert(campaignAssets).values({
    campaignId: summer.id,
    userId: user.id,
    assetType: 'titles',
    content: ['Um título'],
    itemCount: 1,
    byteCount: 13,
    product: 'Colágeno',
    language: 'es',
  });
  await page.goto('/tools/descriptions');
  await page.getByRole('combobox', { name: 'Campanha' }).click();
  await page.getByRole('option', { name: 'Verão' }).click();
  await expect(page.getByLabel('Produto', { exact: true })).toHaveValue('Colágeno');
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveValue('Espanhol');
  await button(page, 'Gerar descrições').click();
  await expect(toast(page, 'Descrições Geradas!')).toBeVisible();
  await dismissToast(page);
  await clickBelowList(page, 'Salvar na campanha');
  await page.getByLabel('Buscar campanha').fill('VERAO');
  await expect(page.getByRole('menuitem')).toHaveText(['Verão', 'Nova campanha']);
  await page.getByRole('menuitem', { name: 'Verão' }).click();
  await page.getByRole('link', { name: 'Verão' }).click();
  await expect(page).toHaveURL(`/campaign/${summer.id}`);

  await test.step('a list of the campaign opens in its tool, where it is extended and replaced', async () => {
    const { id } = summer;
    const [list] = await connection.db
      .insert(campaignAssets)
      .values({
        campaignId: id,
        userId: user.id,
        assetType: 'callouts',
        content: ['Frete grátis'],
        itemCount: 1,
        byteCount: 16,
        name: 'Frases boas',
        product: 'FitMax',
        language: 'pt',
      })
      .returning();
    const stored = async () =>
      (
        await connection.db
          .select()
          .from(campaignAssets)
          .where(and(eq(campaignAssets.campaignId, id), eq(campaignAssets.assetType, 'callouts')))
      ).map(({ content }) => content);
    await page.goto(`/tools/callouts?campaign=${id}&asset=${list?.id}`);
    await expect(page.getByRole('region', { name: 'Lista aberta da campanha' })).toContainText('Frases boas');
    await expect(page).toHaveURL('/tools/callouts');
    await expect(page.getByLabel('Produto', { exact: true })).toHaveValue('FitMax');

    await page.getByPlaceholder('Uma frase por linha...').fill('Suporte humano');
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await button(page, 'Adicionar à lista').dblclick();
    await expect(toast(page, 'Salvo na Campanha!')).toContainText('A lista tem agora 2 itens.');
    expect(await stored()).toEqual([['Frete grátis', 'Suporte humano']]);

    await itemsOf(page).first().hover();
    await button(page, 'Excluir Frete grátis').click();
    await button(page, 'Substituir a lista').click();
    await expect(toast(page, 'Salvo na Campanha!')).toContainText('A lista tem agora 1 item.');
    expect(await stored()).toEqual([['Suporte humano']]);
  });
});
