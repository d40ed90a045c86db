import { expect, type Locator, type Page } from '@playwright/test';
import { guides } from '#domain/account/guides.ts';
import { createCampaign, createReportRows } from '#server/testing/factories.ts';
import { test } from './fixtures.ts';
import { fillAccount } from './screenshots/sample-account.ts';
import { fillReports } from './screenshots/sample-reports.ts';
import { moveTo, newHeading } from './support/moves.ts';

/** Rows of a table that are whole on the screen, with nothing over them. */
function rowsInSight(page: Page): Promise<number> {
  return page.getByRole('row').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        if (row.querySelector('[role=columnheader]')) return false;
        const { left, top, bottom, width } = row.getBoundingClientRect();
        const isFree = (y: number) => row.contains(document.elementFromPoint(left + width / 2, y));
        return bottom <= window.innerHeight && isFree(top + 2) && isFree(bottom - 2);
      }).length,
  );
}

test('Termos shows 15 rows of 36 px at 1280 × 800, and a line for each on a phone', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis', commission: '40.00' });
  const words = Array.from({ length: 40 }, (_, at) => `palavra${String.fromCharCode(97 + (at % 26))}${at}`);
  const rows = words.map((word, at) => ({
    subject: `vitalis ${word}`,
    campaign: 'BR',
    adGroup: 'Fundo',
    impressions: 900,
    clicks: 60,
    costMicros: (90 - at) * 1_000_000,
    conversions: at % 3 === 0 ? 2 : 0,
  }));
  await createReportRows(db, { userId, campaignId }, rows, { type: 'search_terms', byDay: false });
  await page.goto(`/campaign/${campaignId}/termos`);
  await expect(page.getByRole('button', { name: 'Ver termos de palavraa0' })).toBeVisible();
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(15);
  const row = page.getByRole('row').filter({ has: page.getByText('palavraa0', { exact: true }) });
  const height = async () => (await row.boundingBox())?.height;
  await expect.poll(height).toBe(36);
  const sideways = () =>
    page.locator('[data-table-scroller]').evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  await expect.poll(sideways, 'all columns fit at 1280').toBe(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(sideways, 'columns are cut at 1024').toBeGreaterThan(0);
  const endOf = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width;
  };
  const end = await endOf(page.locator('[data-table-scroller]'));
  await expect
    .poll(() => endOf(row.getByRole('button').last()), 'the action of a row stays in sight')
    .toBeLessThanOrEqual(end);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(4);
  expect(await height()).toBeLessThanOrEqual(80);
});

const parts = [
  'Total de campanhas',
  'Lucro de 30 dias',
  'O que mais vale a pena fazer agora',
  'Ações rápidas',
  'Atividade recente',
  'Ver Planos',
] as const;

/** Where each part of the dashboard ends, or begins if it may be longer than the screen. */
async function placesOf(
  page: Page,
): Promise<Record<(typeof parts)[number], { top: number; bottom: number }>> {
  const found = await Promise.all(
    parts.map(async (name) => {
      const part = page.getByRole('region', { name, exact: true }).or(page.getByText(name, { exact: true }));
      const box = await part.first().boundingBox();
      if (box === null) throw new Error(`${name} is not shown`);
      return [name, { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }] as const;
    }),
  );
  return Object.fromEntries(found) as Awaited<ReturnType<typeof placesOf>>; // the entries are those of `parts`
}

test('the dashboard begins with money and work; at 1280 × 800 all its parts are in the first screen', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn({ closedGuides: [...guides] });
  await fillReports(connection, id);
  const open = async () => {
    await page.goto('/dashboard');
    await page
      .getByText(/espera-se|Nada promete/)
      .first()
      .waitFor();
    return placesOf(page);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await open();
  expect(Object.entries(wide).filter(([, { bottom }]) => bottom > 800)).toEqual([]);
  await expect(page.getByRole('columnheader', { name: 'Campanha' })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await open();
  expect(narrow['Lucro de 30 dias'].top).toBeLessThan(300);
  expect(narrow['O que mais vale a pena fazer agora'].top).toBeLessThan(700);
  expect(narrow['Ações rápidas'].top).toBeGreaterThan(narrow['O que mais vale a pena fazer agora'].bottom);
});

/** Longer than this nobody scrolls on a phone. */
const MOST_PX = 4000;

const rooms = [
  '/dashboard',
  '/saved-campaigns',
  '/reports',
  '/compare',
  '/conexoes',
  '/tools',
  '/profile',
  '/pricing',
  '/ajuda',
];
const builderTabs = ['', '/montagem', '/dados', '/revisao', '/pagina', '/exportar', '/matriz'];
const sellerTabs = ['', '/revisao', '/exportar', '/lucro', '/termos', '/problemas', '/relatorios'];

async function assemble(page: Page, campaign: string): Promise<void> {
  await page.goto(`/campaign/${campaign}/montagem`);
  const start = page.getByRole('button', { name: 'Montar campanha' });
  const groups = page.getByRole('region', { name: 'Grupos de anúncios' });
  await start.or(groups).first().waitFor();
  if (await start.isVisible()) {
    await page.getByText('Suplemento', { exact: true }).click();
    await start.click();
  }
  await groups.waitFor();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
}

test(`no screen of a builder or a seller is longer than ${MOST_PX} px on a phone`, async ({
  page,
  signIn,
  connection,
}) => {
  test.slow(); // some thirty screens
  const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
  const built = await fillAccount(connection, id);
  const { campaign: sold, portugal, ...others } = await fillReports(connection, id);
  for (const campaign of [built, sold]) await assemble(page, campaign);
  await page.setViewportSize({ width: 390, height: 844 });
  const lengths: [path: string, px: number][] = [];
  const paths = [
    ...rooms,
    `/compare?ids=${sold},${portugal}`,
    `/compare?ids=${[sold, portugal, ...Object.values(others)].slice(0, 6).join(',')}&rates=MXN:0.31`,
    ...builderTabs.map((tab) => `/campaign/${built}${tab}`),
    ...sellerTabs.map((tab) => `/campaign/${sold}${tab}`),
  ];
  for (const path of paths) {
    // A move is cheaper than a load. The tabs of a campaign keep its heading, so a move could not be waited for.
    await (rooms.includes(path) ? moveTo(page, path) : page.goto(path));
    await newHeading(page).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.mantine-Loader-root, .mantine-Skeleton-root')).toHaveCount(0);
    lengths.push([path, await page.evaluate(() => document.documentElement.scrollHeight)]);
  }
  expect(lengths.filter(([, px]) => px > MOST_PX)).toEqual([]);
});
