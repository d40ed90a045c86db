import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold, holdScripts, soon } from './support/hold.ts';

const drawing = '#drawn';

declare global {
  interface Window {
    /** Frames in which neither the drawing nor the whole room was seen. */
    gaps: number;
    /** How often the frame around a room was taken away. */
    framesLost: number;
  }
}

/** Runs in the page: looks at each frame from the first drawing on. */
function countGaps(): void {
  window.gaps = 0;
  let hasBegun = false;
  const look = () => {
    const isDrawn = document.getElementById('drawn') !== null;
    hasBegun ||= isDrawn;
    const heading = document.querySelector('#root h1');
    const isShown = heading?.checkVisibility({ opacityProperty: true }) === true;
    const isFading = document.getAnimations().some(({ effect }) => {
      const element = effect instanceof KeyframeEffect ? effect.target : null;
      return element?.contains(heading) === true && heading !== null;
    });
    if (hasBegun && !isDrawn && (!isShown || isFading)) window.gaps += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const rectOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

for (const { width, collapsed } of [
  { width: 390, collapsed: false },
  { width: 1280, collapsed: false },
  { width: 1280, collapsed: true },
]) {
  test(`at ${width} px${collapsed ? ', with a small sidebar' : ''}, a tool's heading is there at once and stays where it is`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.setViewportSize({ width, height: 800 });
    if (collapsed) await page.addInitScript(() => localStorage.setItem('faisca_sidebar_collapsed', 'true'));
    const letCome = await holdScripts(page);
    await page.goto('/tools/titles', soon);
    await expect(page.locator(`${drawing} h1`)).toHaveText('Gerador de Títulos');
    await page.evaluate(() => document.fonts.ready);
    const parts = ['h1', 'h1 ~ span', 'p'];
    const before = await Promise.all(parts.map((part) => rectOf(page, `${drawing} ${part}`)));
    letCome();
    await expect(page.getByRole('heading', { level: 1, name: 'Gerador de Títulos' })).toBeVisible();
    await expect(page.locator(drawing)).toHaveCount(0);
    const after = await Promise.all(parts.map((part) => rectOf(page, `main ${part}`)));
    expect(after).toEqual(before);
  });
}

for (const path of ['/dashboard', '/tools/keywords', '/saved-campaigns', '/pricing']) {
  test(`${path} takes the place of its drawing without a gap`, async ({ page, signIn }) => {
    await signIn();
    await page.addInitScript(countGaps);
    const letCome = await holdScripts(page);
    await page.goto(path, soon);
    await expect(page.locator(`${drawing} > div`)).toBeVisible();
    letCome();
    await expect(page.locator(drawing)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.gaps)).toBe(0);
  });
}

test('the frame of a room without a drawing does not go again while the room is on its way', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    window.framesLost = 0;
    const isFrame = (node: Node) => node instanceof Element && node.querySelector('nav') !== null;
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) if ([...removedNodes].some(isFrame)) window.framesLost += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  const letCome = await hold(page, '**/assets/tools-screen-*.js');
  const answer = page.waitForResponse('**/api/session');
  const frame = page.waitForResponse('**/assets/shell-*.js');
  await page.goto('/tools', soon);
  await Promise.all([answer, frame]);
  await expect(page.getByRole('status')).toHaveText('Carregando...');
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(await page.evaluate(() => window.framesLost)).toBe(0);
});

test('a campaign has a drawing too', async ({ page, signIn }) => {
  await signIn();
  const letCome = await holdScripts(page);
  await page.goto('/campaign/9e0e8b6c-5a52-4b9c-8d3e-6a3f2c1b0a99', soon);
  await expect(page.locator(`${drawing} > div`)).toBeVisible();
  letCome();
  await expect(page.locator(drawing)).toHaveCount(0);
});

test('the drawing gives way to the form when the session has ended', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'faisca.session_token', value: 'terminada', url: baseURL ?? '' }]);
  await page.goto('/tools/titles');
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  await expect(page.locator(drawing)).toHaveCount(0);
});

for (const path of ['/login', '/tools/titles', '/reports']) {
  test(`${path} says when a bad line lost its script, and tries again`, async ({ page, signIn }) => {
    if (path !== '/login') await signIn();
    const lost = '**/assets/index-*.js';
    await page.route(lost, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('A página não terminou de carregar.');
    await page.unroute(lost);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page).toHaveTitle(/ · Faísca$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('the drawing gives way to what tells of an error', async ({ page, signIn }) => {
  await signIn();
  await page.route('**/api/session', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Algo deu errado.' } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expect(page.locator(drawing)).toHaveCount(0);
});
