import type { Locator, Page } from '@playwright/test';
import { createCampaign, createReport } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';

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
const sums = {
  day: '2026-05-04',
  clicks: 100,
  costMicros: 100_000_000,
  conversions: 5,
  valueMicros: 300_000_000,
};

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
