import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { guides } from '#domain/account/guides.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { Connection } from '#server/db/client.ts';
import { campaignAssets, campaigns } from '#server/db/schema/campaigns.ts';
import { negativeLists } from '#server/db/schema/negative-lists.ts';
import { session } from '#server/db/schema/accounts.ts';
import { createCampaign, createDraft, createUser, PASSWORD } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { signInByHand } from './support/account-steps.ts';
import { clickBelowList } from './support/generator-steps.ts';
import { hold, holdAnswer, loseAnswer } from './support/hold.ts';

const conflict = 'A montagem foi alterada em outra aba ou aparelho';

/** Opens the draft of a campaign with one group. */
async function openPlan(page: Page, { db }: Connection, userId: string): Promise<void> {
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis' });
  const group = { name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [] };
  await createDraft(db, { userId, campaignId }, { settings: emptySettings, groups: [group] });
  await page.goto(`/campaign/${campaignId}/montagem`);
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Fundo');
}

async function openRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function fillNewCampaign(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova Campanha' }).click();
  await page.getByLabel('Nome').fill(name);
}

/**
 * Sends a new campaign and leaves the room while it is on its way.
 * @returns what lets its answer come
 */
async function leaveWhileSending(page: Page, name: string): Promise<() => void> {
  await page.goto('/saved-campaigns');
  await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible();
  await fillNewCampaign(page, name);
  const { isReady, letGo } = await holdAnswer(page, '**/api/campaigns', 'POST');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await isReady;
  await openRoom(page, 'Ferramentas');
  return letGo;
}

test('a draft whose answer was lost is saved, and nobody else is said to have changed it', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await openPlan(page, connection, id);
  await loseAnswer(page, '**/plan', 'PUT');
  await page.getByLabel('Nome do grupo').fill('Um');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Um');
});

test('what was typed during a save is there after the room was left and opened again', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await openPlan(page, connection, id);
  const { isReady, letGo } = await holdAnswer(page, '**/plan', 'PUT');
  await page.getByLabel('Nome do grupo').fill('Um');
  await isReady;
  await page.getByLabel('Nome do grupo').fill('Dois');
  await page.getByRole('link', { name: 'Listas', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Exportar Campanha' })).toBeVisible();
  await page.getByRole('link', { name: 'Montagem', exact: true }).click();
  letGo();
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Dois');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Dois');
  await expect(page.getByText(conflict)).toBeHidden();
});

test('a draft is saved after the session ended and the person signed in again', async ({
  page,
  signIn,
  connection,
}) => {
  const { id, email } = await signIn();
  await openPlan(page, connection, id);
  await page.waitForLoadState('networkidle'); // a late read would end the session before the text is written
  await connection.db.delete(session).where(eq(session.userId, id));
  await page.getByLabel('Nome do grupo').fill('Quase salvo');
  await expect(toast(page, 'Sessão Expirada')).toBeVisible();
  await signInByHand(page, email, PASSWORD);
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Quase salvo');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Quase salvo');
});

test('a campaign whose answer was lost is stored once, also when its form is opened again', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await page.goto('/saved-campaigns');
  await fillNewCampaign(page, 'Verão');
  await loseAnswer(page, '**/api/campaigns', 'POST');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(toast(page, 'Erro ao criar campanha')).toBeVisible();
  await openRoom(page, 'Ferramentas');
  await openRoom(page, 'Campanhas salvas');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();
  expect(await connection.db.$count(campaigns, eq(campaigns.userId, id))).toBe(1);
});

test('a campaign that was stored after its form was left is not offered once more', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const letGo = await leaveWhileSending(page, 'Verão');
  letGo();
  await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();
  await openRoom(page, 'Campanhas salvas');
  await expect(page.getByRole('listitem').getByRole('heading', { name: 'Verão' })).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeHidden();
  expect(await connection.db.$count(campaigns, eq(campaigns.userId, id))).toBe(1);
});

test('a form that is opened again while its campaign is on its way closes when it is stored', async ({
  page,
  signIn,
}) => {
  await signIn();
  const letGo = await leaveWhileSending(page, 'Verão');
  await openRoom(page, 'Campanhas salvas');
  await expect(page.getByLabel('Nome')).toHaveValue('Verão');
  letGo();
  await expect(page.getByRole('listitem').getByRole('heading', { name: 'Verão' })).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeHidden();
});

test('what was typed while a campaign was on its way stays in its form', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await createCampaign(connection.db, id, { name: 'Verão' });
  await page.goto('/saved-campaigns');
  await page.getByRole('button', { name: 'Editar Verão' }).click();
  await page.getByLabel('Nome').fill('Inverno');
  const { isReady, letGo } = await holdAnswer(page, '**/api/campaigns/*', 'PATCH');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await isReady;
  await page.getByLabel('Anotações').fill('Escrito depois');
  letGo();
  await expect(page.getByRole('listitem').getByRole('heading', { name: 'Inverno' })).toBeVisible();
  await expect(page.getByLabel('Anotações')).toHaveValue('Escrito depois');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Escrito depois' })).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeHidden();
});

/** Sends by `send`, reloads while the answer is on its way, and sends the same again. */
async function sendTwiceOverReload(page: Page, address: string, send: () => Promise<void>): Promise<void> {
  const { isReady, letGo } = await holdAnswer(page, address, 'POST');
  await send();
  await isReady;
  await page.reload();
  letGo();
  await send();
}

test('a campaign that was stored while the page was loaded again is not offered once more', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await page.goto('/saved-campaigns');
  await fillNewCampaign(page, 'Verão');
  const { isReady, letGo } = await holdAnswer(page, '**/api/campaigns', 'POST');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await isReady;
  await page.reload();
  letGo();
  await expect(page.getByRole('listitem').getByRole('heading', { name: 'Verão' })).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeHidden();
  expect(await connection.db.$count(campaigns, eq(campaigns.userId, id))).toBe(1);
});

test('a list of a tool that is on its way while the page is loaded again is stored once', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, id, { name: 'Verão' });
  await page.goto('/tools/callouts');
  await page.getByPlaceholder('Uma frase por linha...').fill('Frete grátis');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await sendTwiceOverReload(page, '**/assets', async () => {
    await clickBelowList(page, 'Salvar na campanha');
    await page.getByRole('menuitem', { name: 'Verão' }).click();
  });
  await expect(toast(page, 'Salvo na Campanha!')).toBeVisible();
  expect(await connection.db.$count(campaignAssets, eq(campaignAssets.campaignId, campaignId))).toBe(1);
});

test('a list of negatives that is on its way while the page is loaded again is stored once', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await page.goto('/saved-campaigns/negativas');
  await page.getByRole('link', { name: 'Nova lista' }).click();
  await page.getByLabel('Nome da lista').fill('Curiosos');
  await page.getByLabel('Negativas, uma por linha').fill('grátis');
  await sendTwiceOverReload(page, '**/api/negative-lists', () =>
    page.getByRole('button', { name: 'Criar lista' }).click(),
  );
  await expect(toast(page, 'Lista criada')).toBeVisible();
  expect(await connection.db.$count(negativeLists, eq(negativeLists.userId, id))).toBe(1);
});

test('a deletion that fails brings back nothing that was deleted meanwhile', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const first = await createCampaign(connection.db, id, { name: 'Primeira' });
  await createCampaign(connection.db, id, { name: 'Segunda' });
  await page.goto('/saved-campaigns');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const remove = async (name: string) => {
    await card(name)
      .getByRole('button', { name: `Deletar ${name}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
    await expect(card(name)).toBeHidden();
  };
  const fail = await hold(page, `**/api/campaigns/${first.id}`, 'abort');
  await remove('Primeira');
  const readAgain = page.waitForResponse('**/api/campaigns');
  await remove('Segunda');
  await (await readAgain).finished();
  await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible();
  await hold(page, '**/api/campaigns');
  fail();
  await expect(toast(page, 'Erro ao deletar campanha')).toContainText('A campanha voltou para a lista.');
  await expect(card('Primeira')).toBeVisible();
  await expect(card('Segunda')).toBeHidden();
});

test('a profile that was stored for one account is not shown to the next', async ({
  page,
  signIn,
  connection,
}) => {
  const other = await createUser(connection.db);
  const { email } = await signIn();
  await page.goto('/profile');
  const sidebar = page.getByRole('navigation');
  await expect(sidebar.getByText(email).first()).toBeVisible();
  await page.getByLabel('Nome completo').fill('Ana Souza');
  const { isReady, letGo } = await holdAnswer(page, '**/api/profile', 'PATCH');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await isReady;
  await page.getByRole('button', { name: 'Sair' }).click();
  await signInByHand(page, other.email, PASSWORD);
  await expect(sidebar.getByText(other.email).first()).toBeVisible();
  const late = page.waitForResponse('**/api/profile');
  letGo();
  await (await late).finished();
  await openRoom(page, 'Campanhas salvas');
  await expect(sidebar.getByText(other.email).first()).toBeVisible();
});

test('what one account typed and read is not shown to the next, which signs in in another tab', async ({
  page,
  context,
  signIn,
  connection,
}) => {
  const next = await createUser(connection.db, { closedGuides: [...guides] });
  const { id } = await signIn();
  await createCampaign(connection.db, id, { name: 'Da primeira conta' });
  await page.goto('/saved-campaigns');
  await expect(page.getByRole('heading', { name: 'Da primeira conta' })).toBeVisible();
  await fillNewCampaign(page, 'Só meu');
  await connection.db.delete(session).where(eq(session.userId, id));
  const letGo = await hold(page, '**/api/campaigns');
  const other = await context.newPage();
  await other.goto('/login');
  await signInByHand(other, next.email, PASSWORD);
  await expect(page.getByRole('navigation').getByText(next.email).first()).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Da primeira conta' })).toBeHidden();
  letGo();
  await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible();
});
