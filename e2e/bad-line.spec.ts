import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { emptySettings } from '#domain/structure/settings.ts';
import type { Connection } from '#server/db/client.ts';
import { session } from '#server/db/schema.ts';
import { createCampaign, createPlan, PASSWORD } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { signInByHand } from './support/account-steps.ts';
import { holdAnswer } from './support/hold.ts';

const conflict = 'A montagem foi alterada em outra aba ou aparelho';

/** Opens the plan of a campaign with one group. */
async function openPlan(page: Page, { db }: Connection, userId: string): Promise<void> {
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis' });
  const group = { name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [] };
  await createPlan(db, { userId, campaignId }, { settings: emptySettings, groups: [group] });
  await page.goto(`/campaign/${campaignId}/montagem`);
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Fundo');
}

test('a plan whose answer was lost is saved, and nobody else is said to have changed it', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await openPlan(page, connection, id);
  let losses = 0;
  await page.route('**/plan', async (route) => {
    if (route.request().method() !== 'PUT' || losses > 0) return route.fallback();
    losses += 1;
    await route.fetch();
    return route.abort();
  });
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

test('a plan is saved after the session ended and the person signed in again', async ({
  page,
  signIn,
  connection,
}) => {
  const { id, email } = await signIn();
  await openPlan(page, connection, id);
  await connection.db.delete(session).where(eq(session.userId, id));
  await page.getByLabel('Nome do grupo').fill('Quase salvo');
  await expect(toast(page, 'Sessão Expirada')).toBeVisible();
  await signInByHand(page, email, PASSWORD);
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Quase salvo');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome do grupo')).toHaveValue('Quase salvo');
});
