import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { campaignAssets, campaigns } from '#server/db/schema/campaigns.ts';
import { user } from '#server/db/schema/accounts.ts';
import { createShare } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';
import { fillAccount } from './screenshots/sample-account.ts';
import type { Screen } from './screenshots/screen.ts';
import { screens } from './screenshots/screens.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const DAY_MS = 86_400_000;
const EMAIL = 'rita@exemplo.com.br';
const subscriber = { name: 'Rita Lima', plan: 'pro', subscriptionStatus: 'active' } as const;

interface Picture {
  /** A screen of the table of screens. */
  screen: string;
  width: 1280 | 390;
  colorScheme: 'light' | 'dark';
  /** The link that shows that the screen has come to its end. */
  settled?: RegExp;
}

/** Half of the key screens are on a phone, and half of them dark. Three tests share the work. */
const visitorPictures: readonly Picture[] = [
  { screen: 'login', width: 390, colorScheme: 'dark' },
  { screen: 'register-refused', width: 390, colorScheme: 'light' },
];
const desktopPictures: readonly Picture[] = [
  { screen: 'dashboard', width: 1280, colorScheme: 'light' },
  { screen: 'keywords-full', width: 1280, colorScheme: 'dark' },
  { screen: 'campaigns', width: 1280, colorScheme: 'light' },
  { screen: 'builder-montagem', width: 1280, colorScheme: 'dark', settled: /2 recusas do Google/ },
];
const phonePictures: readonly Picture[] = [
  { screen: 'tools', width: 390, colorScheme: 'dark' },
  { screen: 'titles-full', width: 390, colorScheme: 'light' },
  { screen: 'campaign', width: 390, colorScheme: 'dark' },
  { screen: 'pricing-subscriber', width: 390, colorScheme: 'light' },
];

// Other systems draw letters in other ways.
test.skip(process.platform !== 'linux', 'the pictures were taken on Linux');

test.describe('key screens look as their pictures in e2e/pictures', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

  test('on a desktop and on paper', async ({ page, signIn, connection }) => {
    await compare(page, { screen: 'login', width: 1280, colorScheme: 'light' }, '');
    await connection.db.delete(user).where(eq(user.email, EMAIL)); // the sidebar shows it
    const { id } = await signIn({ ...subscriber, email: EMAIL });
    const campaign = await fillAccount(connection, id);
    await setDates(connection, id);
    for (const picture of desktopPictures) await compare(page, picture, campaign);
    const { token } = await createShare(connection.db, { userId: id, campaignId: campaign });
    await comparePaper(page, token);
  });

  test.describe('with fingers', () => {
    test.use({ hasTouch: true }); // without it a narrow page hides what a mouse uncovers

    test('before the sign-in', async ({ page }) => {
      for (const picture of visitorPictures) await compare(page, picture, '');
    });

    test('on a phone', async ({ page, signIn, connection }) => {
      const { id } = await signIn(subscriber);
      const campaign = await fillAccount(connection, id);
      await setDates(connection, id);
      for (const picture of phonePictures) await compare(page, picture, campaign);
    });
  });
});

async function comparePaper(page: Page, token: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 }); // a sheet of A4
  await page.goto(`/r/${token}`);
  await shoot(page, 'report-on-paper');
}

/** The same days in every run, a different one for each campaign, so that their order is the same too. */
async function setDates({ db }: Connection, userId: string): Promise<void> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(campaigns.name);
  for (const [index, { id }] of rows.entries()) {
    const day = new Date(NOW.getTime() - (index + 1) * DAY_MS);
    await db.update(campaigns).set({ createdAt: day, updatedAt: day }).where(eq(campaigns.id, id));
  }
  const lists = await db
    .select({ id: campaignAssets.id })
    .from(campaignAssets)
    .where(eq(campaignAssets.userId, userId))
    .orderBy(campaignAssets.assetType);
  for (const [index, { id }] of lists.entries()) {
    const moment = new Date(NOW.getTime() - DAY_MS + index);
    await db
      .update(campaignAssets)
      .set({ createdAt: moment, updatedAt: moment })
      .where(eq(campaignAssets.id, id));
  }
}

async function compare(
  page: Page,
  { screen, width, colorScheme, settled }: Picture,
  campaign: string,
): Promise<void> {
  const { path, act } = findScreen(screen);
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
  await page.goto(path.replace(':campaign', campaign));
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
  if (settled) await page.getByRole('link', { name: settled }).waitFor();
  await shoot(page, `${screen}-${colorScheme}-${width}`);
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Salvando…')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.mouse.move(0, 0);
  // A toast comes and goes by the clock.
  await page.addStyleTag({ content: '.mantine-Notifications-root { display: none !important }' });
  await expect.soft(page).toHaveScreenshot(`${name}.png`);
}

function findScreen(name: string): Screen {
  const screen = screens.find((known) => known.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  return screen;
}
