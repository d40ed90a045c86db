import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
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
import { moveTo } from './support/moves.ts';

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

/** The form of a campaign is shut, and its campaign stands in the list. */
async function expectStored(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('listitem').getByRole('heading', { name })).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeHidden();
}

test('a draft is saved after a lost answer, a room that was left and a session that ended', async ({
  page,
  signIn,
  connection,
}) => {
  const { id, email } = await signIn();
  await openPlan(page, connection, id);
  const name = page.getByLabel('Nome do grupo');
  const expectSaved = async (text: string) => {
    await expect(name).toHaveValue(text);
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(text);
    await expect(page.getByText(conflict)).toBeHidden();
  };

  await test.step('the answer was lost: nobody else is said to have changed it', async () => {
    await loseAnswer(page, '**/plan', 'PUT');
    await name.fill('Um');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expectSaved('Um');
  });

  await test.step('it was typed during a save, and the room was left and opened again', async () => {
    const { isReady, letGo } = await holdAnswer(page, '**/plan', 'PUT');
    await name.fill('Dois');
    await isReady;
    await name.fill('Três');
    await page.getByRole('link', { name: 'Listas', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Exportar Campanha' })).toBeVisible();
    await page.getByRole('link', { name: 'Montagem', exact: true }).click();
    letGo();
    await expectSaved('Três');
  });

  await test.step('the session ended, and the person signed in again', async () => {
    await page.waitForLoadState('networkidle'); // a late read would end the session before the text is written
    await connection.db.delete(session).where(eq(session.userId, id));
    await name.fill('Quase salvo');
    await expect(toast(page, 'Sessão Expirada')).toBeVisible();
    await signInByHand(page, email, PASSWORD);
    await expectSaved('Quase salvo');
  });
});

test('a campaign whose answer is lost or late is stored once, and its form closes with it', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const count = (name: string) =>
    connection.db.$count(campaigns, and(eq(campaigns.userId, id), eq(campaigns.name, name)));
  const save = () => page.getByRole('button', { name: 'Salvar campanha' }).click();
  /** @returns what lets the answer come */
  const send = async (name: string) => {
    await fillNewCampaign(page, name);
    const { isReady, letGo } = await holdAnswer(page, '**/api/campaigns', 'POST');
    await save();
    await isReady;
    return letGo;
  };
  await page.goto('/saved-campaigns');
  await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible();

  await test.step('the answer was lost, and the form was opened again', async () => {
    await fillNewCampaign(page, 'Verão');
    await loseAnswer(page, '**/api/campaigns', 'POST');
    await save();
    await expect(toast(page, 'Erro ao criar campanha')).toBeVisible();
    await openRoom(page, 'Ferramentas');
    await openRoom(page, 'Campanhas salvas');
    await save();
    await expectStored(page, 'Verão');
    expect(await count('Verão')).toBe(1);
  });

  await test.step('it was stored after the room was left', async () => {
    const letGo = await send('Outono');
    await openRoom(page, 'Ferramentas');
    letGo();
    await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();
    await openRoom(page, 'Campanhas salvas');
    await expectStored(page, 'Outono');
    expect(await count('Outono')).toBe(1);
  });

  await test.step('the form was opened again while it was on its way', async () => {
    const letGo = await send('Inverno');
    await openRoom(page, 'Ferramentas');
    await openRoom(page, 'Campanhas salvas');
    await expect(page.getByLabel('Nome')).toHaveValue('Inverno');
    letGo();
    await expectStored(page, 'Inverno');
  });

  await test.step('the page was loaded again while it was on its way', async () => {
    const letGo = await send('Primavera');
    await page.reload();
    letGo();
    await expectStored(page, 'Primavera');
    expect(await count('Primavera')).toBe(1);
  });

  await test.step('what was typed while a change was on its way stays in the form', async () => {
    await page.getByRole('button', { name: 'Editar Verão' }).click();
    await page.getByLabel('Nome').fill('Natal');
    const { isReady, letGo } = await holdAnswer(page, '**/api/campaigns/*', 'PATCH');
    await save();
    await isReady;
    await page.getByLabel('Anotações').fill('Escrito depois');
    letGo();
    await expect(page.getByRole('listitem').getByRole('heading', { name: 'Natal' })).toBeVisible();
    await expect(page.getByLabel('Anotações')).toHaveValue('Escrito depois');
    await save();
    await expect(page.getByRole('listitem').filter({ hasText: 'Escrito depois' })).toBeVisible();
    await expect(page.getByLabel('Nome')).toBeHidden();
  });
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

test('a list that is on its way while the page is loaded again is stored once', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, id, { name: 'Verão' });
  await test.step('of a tool', async () => {
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

  await test.step('of negatives', async () => {
    await moveTo(page, '/saved-campaigns/negativas');
    await page.getByRole('link', { name: 'Nova lista' }).click();
    await page.getByLabel('Nome da lista').fill('Curiosos');
    await page.getByLabel('Negativas, uma por linha').fill('grátis');
    await sendTwiceOverReload(page, '**/api/negative-lists', () =>
      page.getByRole('button', { name: 'Criar lista' }).click(),
    );
    await expect(toast(page, 'Lista criada')).toBeVisible();
    expect(await connection.db.$count(negativeLists, eq(negativeLists.userId, id))).toBe(1);
  });
});

test('a deletion that fails brings its campaign back with the reason, and none that was deleted meanwhile', async ({
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
  for (const address of ['**/api/campaigns', '**/livez']) await hold(page, address); // so that the notice stays
  fail();
  await expect(toast(page, 'Erro ao deletar campanha')).toContainText('A campanha voltou para a lista.');
  await expect(card('Primeira')).toBeVisible();
  await expect(card('Segunda')).toBeHidden();
  const silent = page.getByText('O servidor não está respondendo');
  await expect(silent).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar agora' }).click();
  await expect(silent).toBeHidden();
});

test('what is answered late about one account is not shown to the next', async ({
  page,
  signIn,
  connection,
}) => {
  const other = await createUser(connection.db);
  const { email } = await signIn();
  await page.goto('/profile');
  const sidebar = page.getByRole('navigation');
  const isOther = () => expect(sidebar.getByText(other.email).first()).toBeVisible();
  await expect(sidebar.getByText(email).first()).toBeVisible();
  await page.getByLabel('Nome completo').fill('Ana Souza');
  const heldProfile = await holdAnswer(page, '**/api/profile', 'PATCH');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await heldProfile.isReady;
  const heldSession = await holdAnswer(page, '**/api/session');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as if the tab became visible again
  await heldSession.isReady;
  await page.getByRole('button', { name: 'Sair' }).click();
  await signInByHand(page, other.email, PASSWORD);
  await isOther();
  for (const [address, { letGo }] of [
    ['**/api/session', heldSession],
    ['**/api/profile', heldProfile],
  ] as const) {
    const late = page.waitForResponse(address);
    letGo();
    await (await late).finished();
    await isOther();
  }
  await openRoom(page, 'Campanhas salvas');
  await isOther();
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
