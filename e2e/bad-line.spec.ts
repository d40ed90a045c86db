import type { Page } from '@playwright/test';
import { emptySettings } from '#domain/structure/settings.ts';
import type { Connection } from '#server/db/client.ts';
import { createCampaign, createPlan } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';

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
