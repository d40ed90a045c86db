import type { Browser } from '@playwright/test';
import { campaignAssets } from '#server/db/schema/campaigns.ts';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';

const HOSTILE = '<img src=x onerror="document.title=1">';
const keywords = [...Array.from({ length: 400 }, (_, index) => `palavra ${index + 1}`), HOSTILE];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a campaign is shared by a link that anybody opens, reads whole, prints and loses', async ({
  page,
  browser,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn({ name: 'Ana Prado' });
  const fields = { name: `Verão ${HOSTILE}`, notes: 'Começar na segunda', commission: '90.00' };
  const { id: campaignId } = await createCampaign(connection.db, userId, fields);
  const list = { assetType: 'keywords' as const, content: keywords, itemCount: keywords.length };
  await connection.db.insert(campaignAssets).values({ ...list, campaignId, userId });

  const link = await test.step('the owner chooses what to show and creates a link', async () => {
    await page.goto(`/campaign/${campaignId}`);
    await page.getByRole('button', { name: 'Mais ações da campanha' }).click();
    await page.getByRole('menuitem', { name: 'Compartilhar' }).click();
    const report = page.getByRole('article', { name: 'Relatório da campanha' });
    await expect(report.getByRole('listitem')).toHaveCount(keywords.length);
    await expect(report).not.toContainText('Começar na segunda');
    await page.getByRole('checkbox', { name: 'Anotações' }).check();
    await expect(report).toContainText('Começar na segunda');
    await page.getByLabel('Para quem').fill('Cliente');
    await page.getByText('30 dias').click();
    await page.getByRole('button', { name: 'Criar link' }).click();
    await expect(page.getByLabel('Link do relatório')).toBeFocused();
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await expect(toast(page, 'Copiado para a área de transferência!')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Cliente' })).toContainText('ainda não aberto');
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('a stranger reads everything, in the dark and on white paper', async () => {
    const stranger = await openAsStranger(browser, link);
    const report = stranger.getByRole('article', { name: 'Relatório da campanha' });
    await expect(report.getByRole('heading', { level: 1 })).toHaveText(fields.name);
    await expect(report).toContainText('Começar na segunda');
    await expect(report).not.toContainText(/90,00|Ana Prado/);
    await expect(report.getByRole('listitem').last()).toHaveText(HOSTILE);
    await expect(stranger).toHaveTitle('Relatório de campanha · Faísca');
    await stranger.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(report.getByRole('listitem')).toHaveCount(keywords.length);
    await expect(stranger.getByRole('button', { name: 'Imprimir relatório' })).toBeHidden();
    const paper = await stranger.pdf();
    const pages = paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(2);
    expect(await report.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(31, 25, 21)');
    await stranger.context().close();
  });

  await test.step('the owner sees that it was opened, and revokes it', async () => {
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Cliente' })).toContainText(
      'aberto pela última vez',
    );
    await page.getByRole('button', { name: 'Revogar Cliente' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
    await expect(toast(page, 'Link revogado')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhum link criado' })).toBeFocused();
    const stranger = await openAsStranger(browser, link);
    await expect(stranger.getByRole('heading', { name: 'Este link não abre mais' })).toBeVisible();
    await stranger.context().close();
  });
});

async function openAsStranger(browser: Browser, link: string) {
  const context = await browser.newContext({ colorScheme: 'dark', locale: 'pt-BR' });
  const stranger = await context.newPage();
  await stranger.goto(link);
  return stranger;
}
