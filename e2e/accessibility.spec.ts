import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, signInAs, test } from './fixtures.ts';
import { fillSeller } from './screenshots/fill-seller.ts';
import { fillAccount, fillWordy } from './screenshots/sample-account.ts';
import { type CampaignIds, pathOf, type Screen, type Viewer } from './screenshots/screen.ts';
import { screens } from './screenshots/screens.ts';
import { openAdmin, viewerAccounts } from './screenshots/viewers.ts';
import { dismissToast } from './support/generator-steps.ts';
import { moveTo, newHeading } from './support/moves.ts';
import {
  findCoveredFocus,
  findFaintFocus,
  findOverflow,
  findSmallTargets,
  findStrayValues,
} from './support/page-audits.ts';

const visitorRooms = ['/login', '/register', '/forgot-password', '/update-password'];
const lists = ['/saved-campaigns/negativas', '/saved-campaigns/negativas?lista=nova'];
/** `:campaign` stands for a campaign of the subscriber. */
const subscriberRooms = {
  tools: ['/dashboard', '/tools', '/tools/keywords', '/tools/sitelinks', '/tools/settings'],
  campaigns: ['/saved-campaigns', '/saved-campaigns/importar', ...lists, '/reports', '/compare'],
  reports: ['', 'relatorios', 'termos', 'problemas', 'lucro'].map((tab) => `/campaign/:campaign/${tab}`),
  account: ['/profile', '/pricing', '/ajuda', '/ajuda/marcas-de-politica'],
};

test.use({ bypassCSP: true }); // the checker is our own script, which the pages' security policy would block

test("the visitor's screens pass every accessibility rule, light and dark", async ({ page }) => {
  await check(page, visitorRooms);
});

for (const [name, rooms] of Object.entries(subscriberRooms)) {
  test(`the subscriber's ${name} pass every accessibility rule, light and dark`, async ({
    page,
    signIn,
    connection,
  }) => {
    const { id } = await signIn();
    const campaign = await createCampaign(connection.db, id, { name: 'Verão', notes: 'Uma nota' });
    await check(
      page,
      rooms.map((path) => path.replace(':campaign', campaign.id)),
    );
  });
}

/** Screens and states of every kind. `SCREENS=.` looks at all of them. */
const usual = [
  ...['login-wrong', 'dashboard', 'keywords-full', 'campaigns-form', 'campaign-report', 'builder-montagem'],
  ...['builder-dados', 'profile-trial', 'compare-wins', 'compare-missing', 'compare-six', 'terms-basket'],
  ...['import-list', 'problems-full', 'profit-full', 'dashboard-reports', 'campaign-sheet'],
  ...['stages-montagem', 'stages-dados', 'stages-revisao', 'stages-pagina', 'stages-exportar'],
  ...['dashboard-late', 'pricing-expired', 'pricing-unpaid'],
];
const pattern = process.env['SCREENS'];
const chosen = screens.filter(
  ({ name, api }) => !api && (pattern === undefined ? usual.includes(name) : new RegExp(pattern).test(name)),
);

test.describe('each screen fits 320 px, has targets large enough, never covers the focus and shows no stray value', () => {
  // With SCREENS=. there are many.
  test.describe.configure({ timeout: 600_000 });

  test('for a visitor', async ({ page }) => {
    await walk(page, shownTo('visitor'));
  });

  test('for a newcomer', async ({ page, signIn }) => {
    for (const screen of shownTo('newcomer')) {
      await signIn({ closedGuides: ['tour'] }); // some of them end the session
      await walk(page, [screen]);
    }
  });

  test('for a subscriber', async ({ page, signIn, connection }) => {
    const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
    await walk(page, shownTo('subscriber'), { campaign: await fillAccount(connection, id) });
    const wordy = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
    await walk(page, shownTo('wordy'), { campaign: await fillWordy(connection, wordy.id) });
  });

  for (const viewer of ['late', 'expired', 'unpaid'] as const)
    test(`for an account that is ${viewer}, which pass every accessibility rule too`, async ({
      page,
      signIn,
    }) => {
      await signIn(viewerAccounts[viewer]);
      await walk(page, shownTo(viewer), {}, () => expectNoThemeFaults(page));
    });

  test('for the admin, which pass every accessibility rule too', async ({
    page,
    context,
    connection,
    server,
  }) => {
    const shown = shownTo('admin');
    if (shown.length === 0) return; // the journeys of the admin make the one admin account anew
    await signInAs(context, connection, server.url, await openAdmin(connection));
    await walk(page, shown, {}, () => expectNoThemeFaults(page));
  });

  const shown = shownTo('seller');
  const parts = {
    comparisons: shown.filter(({ name }) => name.startsWith('compare-')),
    reports: shown.filter(({ name }) => !name.startsWith('compare-')),
  };
  for (const [name, part] of Object.entries(parts))
    test(`for a seller's ${name}, which pass every accessibility rule too`, async ({
      page,
      signIn,
      connection,
    }) => {
      const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
      const names = part.map((screen) => screen.name);
      await walk(page, part, await fillSeller(connection, id, names), () => expectNoThemeFaults(page));
    });
});

async function expectNoThemeFaults(page: Page): Promise<void> {
  expect.soft(await findThemeFaults(page)).toEqual({ light: [], dark: [] });
}

function shownTo(viewer: Viewer): readonly Screen[] {
  return chosen.filter((screen) => screen.viewer === viewer);
}

async function walk(
  page: Page,
  shown: readonly Screen[],
  ids: CampaignIds = {},
  checkMore?: () => Promise<void>,
): Promise<void> {
  for (const screen of shown)
    await test.step(screen.name, async () => {
      await page.context().setOffline(false); // as the screen before may have left it
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(pathOf(screen, ids));
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      await screen.act?.(page);
      await dismissToast(page);
      await checkMore?.();
      const stray = await findStrayValues(page);
      const found = { stray, ...(await auditWide(page)), ...(await auditNarrow(page)) };
      expect.soft(found, screen.name).toEqual({
        stray: [],
        small: [],
        coveredLow: [],
        outside: [],
        smallOnPhone: [],
        covered: [],
      });
      await page.evaluate(() => {
        localStorage.clear(); // a form that was left open would open again
        sessionStorage.clear();
      });
    });
}

/** A dialog also has to fit a low window. */
async function auditWide(page: Page) {
  const small = await findSmallTargets(page, 24);
  if ((await page.getByRole('dialog').count()) === 0) return { small, coveredLow: [] };
  await page.setViewportSize({ width: 1280, height: 500 });
  await settle(page);
  return { small, coveredLow: await findCoveredFocus(page) };
}

/** 320 px is a screen of 1280 px at a zoom of 400 %; 500 px are left of a phone's screen above its keyboard. */
async function auditNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page);
  const outside = await findOverflow(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await settle(page);
  const smallOnPhone = await findSmallTargets(page, 44);
  await page.setViewportSize({ width: 390, height: 500 });
  await settle(page);
  return { outside, smallOnPhone, covered: await findCoveredFocus(page) };
}

/** Waits until the page has drawn itself at its new size. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

test('at 400 % zoom nothing of the frame stays over the page that scrolls', async ({
  page,
  signIn,
  connection,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { id } = await signIn();
  const { id: campaign } = await createCampaign(connection.db, id, { name: 'FitMax', country: 'Brasil' });
  for (const path of ['/dashboard', '/reports', `/campaign/${campaign}/montagem`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 300));
    await expect(page.getByRole('banner'), path).not.toBeInViewport();
    const kept = await page.evaluate(() =>
      [...document.querySelectorAll('#root *, [data-portal] *')]
        .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
        .filter((each) => {
          const { top, bottom, width, height } = each.getBoundingClientRect();
          return width > 160 && height > 1 && top < innerHeight && bottom > 0;
        })
        .map((each) => each.className),
    );
    expect(kept, path).toEqual([]);
  }
});

test('with the colours of the system, the focus and what is chosen are visible', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  await page.keyboard.press('Tab');
  expect(await findFaintFocus(page)).toEqual([]);
  await signIn();
  await page.goto('/tools/keywords');
  await page.getByRole('button', { name: 'Gerar palavras-chave' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await findFaintFocus(page)).toEqual([]);
  const background = (name: string) =>
    page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background('Palavras-chave')).not.toBe(await background('Títulos'));
});

test('what is deleted or closed gives the focus to its neighbour', async ({ page, signIn, connection }) => {
  const { id } = await signIn();
  for (const name of ['Um', 'Dois', 'Três']) await createCampaign(connection.db, id, { name });
  await page.goto('/saved-campaigns');
  await page
    .getByRole('button', { name: /^Deletar/ })
    .nth(1)
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Deletar/ }).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Abrir Campanha' })).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.tagName)).toBe('MAIN');
  await page.getByRole('link', { name: 'Abrir Campanha' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Três' })).toBeFocused();
});

/** Opens each address and checks every WCAG rule that a program can check. */
async function check(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      // A move is cheaper than a load. The tabs of a campaign keep its heading, so a move could not be waited for.
      const anew = index === 0 || path.startsWith('/campaign/');
      await (anew ? page.goto(path) : moveTo(page, path));
      await expect(newHeading(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      // A button that loads is faded: its colours are judged once it is ready.
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      expect(await findThemeFaults(page)).toEqual({ light: [], dark: [] });
    });
  }
}

/** The rules of axe that a theme, which changes nothing but colours, can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The page is loaded once, and changes its theme. */
async function findThemeFaults(page: Page): Promise<Record<'light' | 'dark', string[]>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source); // a move keeps it
  const faultsIn = async (colorScheme: 'light' | 'dark', rules?: string[]) => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    return findFaults(page, rules);
  };
  return { light: await faultsIn('light'), dark: await faultsIn('dark', colourRules) };
}

/** Every rule, without `rules`. */
async function findFaults(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(async () => {
    // A colour that is inherited goes down one element at a time.
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations()) {
      await Promise.allSettled(running.map(({ finished }) => finished)); // one whose element goes away is cancelled
      await new Promise(requestAnimationFrame);
    }
  });
  const options = JSON.stringify({
    resultTypes: ['violations'],
    selectors: false,
    ...(rules && { runOnly: rules }),
  });
  const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
    `axe.run(${options}).then(({ violations }) => violations)`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
