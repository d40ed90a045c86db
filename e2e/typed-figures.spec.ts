import type { Locator, Page } from '@playwright/test';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft, createReport } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';

/**
 * After a click, timers of the field put the caret in front of the unit: one from the focus, which may start another,
 * and one from the next frame. Fired after "select all", they take the selection away; no hand is that fast.
 */
const caretRests = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(done)));
  });

/** Key by key over what stands there: a value that is set at once never passes through half a number. */
async function typeOver(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.evaluate(caretRests);
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

const address = (page: Page) => new URL(page.url()).searchParams;
const economics = { ...emptySettings.economics, commission: '197.00', conversion: 1.2 };
const sums = {
  day: '2026-05-04',
  clicks: 100,
  costMicros: 100_000_000,
  conversions: 5,
  valueMicros: 300_000_000,
};

test('a number is what was typed, whatever stood there before', async ({ page, signIn, connection }) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, userId);
  await page.goto(`/campaign/${campaignId}/dados`);
  const phone = page.getByLabel('Celular');
  const stored = async (typed: string, kept: string) => {
    await typeOver(phone, typed);
    await phone.blur();
    await expect(phone).toHaveValue(kept);
  };
  await stored('30', '30 %');
  await stored('-20', '-20 %');
  await stored('12,5', '13 %');
  await stored('-', '13 %');
  await stored('950', '900 %');
  await stored('-20', '-20 %');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('-20 %');
  await phone.fill('');
  await phone.blur();
  await expect(phone).toHaveValue('0 %');
});

test('a field of the calculation never shows another number than the one that counts', async ({
  page,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, userId);
  await createDraft(
    connection.db,
    { userId, campaignId },
    { settings: { ...emptySettings, economics }, groups: [] },
  );
  await page.goto(`/campaign/${campaignId}/economia`);
  const conversion = page.getByLabel('Taxa de conversão');
  await expect(conversion).toHaveValue('1,2 %');
  await typeOver(conversion, '0,05');
  await expect(conversion).toHaveValue('0,05 %');
  await conversion.fill('');
  await expect(conversion).toHaveValue('');
  await conversion.blur();
  await expect(conversion).toHaveValue('0,05 %');
});

test('an amount with cents is typed over the one that the calculation gives', async ({
  page,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, userId);
  const place = { userId, campaignId };
  await createDraft(connection.db, place, { settings: { ...emptySettings, economics }, groups: [] });
  await createReport(
    connection.db,
    place,
    { ...sums, subject: 'vitalis preço' },
    { type: 'search_terms', byDay: true },
  );
  await page.goto(`/campaign/${campaignId}/termos`);
  await page.getByRole('button', { name: /^Custo por venda:/ }).click();
  const most = page.getByLabel('Custo máximo por venda');
  await expect(most).toHaveValue('118,20');
  await typeOver(most, '50,5');
  await expect(most).toHaveValue('50,5');
  await expect.poll(() => address(page).get('venda')).toBe('50.50');
  await typeOver(most, '7');
  await most.press('Backspace');
  await expect(most).toHaveValue('');
  await most.blur();
  await expect(most).toHaveValue('118,20'); // without an own amount the calculation's counts
});

test('days and rates of a comparison are typed key by key', async ({ page, signIn, connection }) => {
  const { id: userId } = await signIn();
  const { id: own } = await createCampaign(connection.db, userId, { name: 'Vitalis' });
  const { id: other } = await createCampaign(connection.db, userId, { name: 'México' });
  await createReport(connection.db, { userId, campaignId: own }, sums, { byDay: true });
  await createReport(connection.db, { userId, campaignId: other }, sums, { byDay: true, currency: 'MXN' });

  const later = 'second=2026-05-01_2026-05-31';
  await page.goto(`/compare?by=periods&ids=${own}&first=2026-03-01_2026-04-30&${later}`);
  const before = page.getByRole('group', { name: 'A, antes' });
  await typeOver(before.getByLabel('Primeiro dia'), '01/04/2026');
  await expect(before.getByLabel('Primeiro dia')).toBeFocused();
  await expect(before.getByLabel('Primeiro dia')).toHaveValue('01/04/2026');
  await expect.poll(() => address(page).get('first')).toMatch(/^2026-04-01_/);

  await page.goto(`/compare?by=periods&ids=${own}&first=2020-10-01_2020-10-10&${later}`);
  await expect(page.getByRole('region', { name: 'Veredito' })).toContainText('não gastou nada');

  await page.goto(`/compare?ids=${own},${other}`);
  const rate = page.getByLabel('1 MXN em BRL');
  await typeOver(rate, '3,45');
  await expect(rate).toHaveValue('3,45');
  await expect.poll(() => address(page).get('rates')).toBe('MXN:3.45');
  await rate.fill('');
  await rate.blur();
  await expect.poll(() => address(page).get('rates') ?? '').toBe('');
});

test('leaving the reports tells which files were not sent', async ({ page, signIn, connection }) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, userId);
  await page.goto(`/campaign/${campaignId}/relatorios`);
  await page.route(/\/api\/campaigns\/[^/]+\/reports$/, (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  ); // they never end
  const file = (name: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Relatório de termos de pesquisa\n"1 de maio de 2026 - 31 de maio de 2026"\nTermo de pesquisa,Cliques\na,1',
    ),
  });
  for (const name of ['a.csv', 'b.csv']) {
    await page.locator('input[type=file]').setInputFiles(file(name));
    await expect(page.getByRole('article', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Lucro' }).click();
  await expect(toast(page, 'O envio parou')).toContainText('2 arquivos ficaram sem terminar');
});
