import type { Page, Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { adGroups } from '#server/db/schema/campaigns.ts';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { itemsOf } from './support/items.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Long work shows its progress after a second. Here it is long because a file or an answer is kept back. */
test('an export, an assembly and a long paste are cancelled, and change nothing', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
  const campaign = await createCampaign(connection.db, id, { name: 'Vitalis' });

  await test.step('the export of a campaign', async () => {
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await page.goto(`/campaign/${campaign.id}`);
    const release = await keepBack(page, '**/api/campaigns/*/contents*');
    const start = page.getByRole('button', { name: 'Exportar Campanha' });
    await start.click();
    await cancel(page, 'Lendo as listas');
    await expect(start).toBeEnabled();
    await release();
    await start.click();
    await expect(toast(page, 'Campanha exportada com sucesso!')).toBeVisible();
    expect(downloads).toBe(1); // the cancelled one brought none, though its answer came
  });

  await test.step('the assembly of a campaign', async () => {
    await page.goto(`/campaign/${campaign.id}/montagem`);
    const release = await keepBack(page, '**/api/campaigns/*/contents*');
    const start = page.getByRole('button', { name: 'Montar campanha' });
    await start.click();
    await cancel(page, 'Montando a campanha');
    await release();
    await expect(start).toBeEnabled();
  });

  await test.step('a long paste', async () => {
    await page.goto('/tools/titles');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const release = await keepBack(page, '**/list.worker*.js');
    const lines = Array.from({ length: 1500 }, (_, at) => `Um título comprido ${at}`).join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
    await page.keyboard.press('ControlOrMeta+v');
    await cancel(page, 'Lendo a lista');
    await release();
    await expect(page.getByRole('button', { name: 'Importar TXT' })).toBeEnabled();
    await expect(itemsOf(page)).toHaveCount(0);
  });
  expect(await connection.db.$count(adGroups, eq(adGroups.campaignId, campaign.id))).toBe(0);
});

/** @returns how to let everything through, late. */
async function keepBack(page: Page, url: string): Promise<() => Promise<void>> {
  const kept: Route[] = [];
  await page.route(url, (route) => void kept.push(route));
  return async () => {
    for (const route of kept) await route.continue();
    await page.unroute(url);
  };
}

async function cancel(page: Page, work: string): Promise<void> {
  const progress = page.getByRole('progressbar', { name: work });
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(progress).toHaveCount(0);
}
