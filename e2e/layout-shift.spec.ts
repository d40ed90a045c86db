import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillAccount } from './screenshots/sample-account.ts';
import { fillReports } from './screenshots/sample-reports.ts';

/** https://web.dev/articles/cls: above 0.1 people notice. The screens stay far below. */
const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    /** The sum of all layout shifts of this page. */
    shifted: number;
  }
}

/**
 * Holds every answer but the session's until the screen's frame is there, so that its placeholders are shown. Then the
 * answers come one by one, each drawn before the next.
 */
async function holdAnswers(page: Page, order: Order) {
  let isHeld = false;
  let held: (() => Promise<void>)[] = [];
  await page.route(/\/api\/(?!session)/, async (route) => {
    const coming = route.fetch();
    const answer = async () => route.fulfill({ response: await coming });
    if (isHeld) held.push(answer);
    else await answer();
  });
  return {
    hold: () => {
      isHeld = true;
    },
    release: async () => {
      while (held.length > 0) {
        const answers = order === 'as asked' ? held : held.toReversed();
        held = [];
        for (const answer of answers) {
          await answer();
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
      }
      isHeld = false;
    },
  };
}

type Order = 'as asked' | 'last first';

interface Load {
  name: string;
  width: number;
  order: Order;
  hasReports?: true;
  /** `:id` stands for the campaign. */
  paths: readonly string[];
}

const loads: readonly Load[] = [
  {
    name: 'campaigns',
    width: 1280,
    order: 'last first',
    paths: [
      '/saved-campaigns',
      '/campaign/:id',
      '/campaign/:id/exportar',
      '/campaign/:id/relatorios',
      '/reports',
    ],
  },
  {
    name: 'other screens',
    width: 1280,
    order: 'last first',
    paths: ['/dashboard', '/tools', '/tools/keywords', '/tools/settings', '/profile', '/pricing', '/ajuda'],
  },
  {
    name: 'main screens',
    width: 390,
    order: 'as asked',
    paths: [
      '/dashboard',
      '/tools',
      '/tools/titles',
      '/saved-campaigns',
      '/campaign/:id',
      '/reports',
      '/pricing',
    ],
  },
  {
    name: 'results',
    width: 1280,
    order: 'last first',
    hasReports: true,
    paths: ['/dashboard', '/campaign/:id/lucro', '/campaign/:id/problemas', '/campaign/:id/revisao'],
  },
  {
    name: 'results',
    width: 390,
    order: 'as asked',
    hasReports: true,
    paths: ['/dashboard', '/campaign/:id/lucro', '/campaign/:id/problemas'],
  },
];

for (const { name, width, order, hasReports, paths } of loads) {
  test(`nothing jumps while the ${name} load at ${width} px, ${order}`, async ({
    page,
    signIn,
    connection,
  }) => {
    const { id } = await signIn({ closedGuides: ['tour'] });
    const campaign = hasReports
      ? (await fillReports(connection, id)).campaign
      : await fillAccount(connection, id);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted += (entry as unknown as { value: number }).value; // LayoutShift is not among TypeScript's types
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answers = await holdAnswers(page, order);
    const shifts: [path: string, shift: number][] = [];
    for (const path of paths) {
      answers.hold();
      await page.goto(path.replace(':id', campaign));
      await page.locator('main').getByRole('heading').or(page.getByRole('status')).first().waitFor();
      await answers.release();
      await page.waitForLoadState('networkidle');
      shifts.push([path, await page.evaluate(() => window.shifted)]);
    }
    await page.unrouteAll({ behavior: 'wait' }); // a late answer would come to a page that has gone
    expect(shifts.filter(([, shift]) => shift >= MOST_SHIFT)).toEqual([]);
  });
}

/**
 * Holds this file.
 * @returns lets it come.
 */
async function holdFile(page: Page, file: RegExp) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(file, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

interface LateFile {
  what: string;
  path: string;
  file: RegExp;
  choose: (page: Page) => Promise<void>;
  button: string;
  /** What the file brings. */
  brought: string | RegExp;
}

const packs = /\/assets\/pack-/;

const lateFiles: readonly LateFile[] = [
  {
    what: 'the strategy of a level of the funnel',
    path: '/tools/keywords',
    file: packs,
    choose: async (page) => page.getByRole('radio', { name: /^Fundo/ }).check(),
    button: 'Gerar palavras-chave',
    brought: 'Estratégia:',
  },
  {
    what: 'the problems to choose from',
    path: '/tools/keywords',
    file: packs,
    choose: async (page) => page.getByRole('radio', { name: /^Topo/ }).check(),
    button: 'Gerar palavras-chave',
    brought: 'Estratégia:',
  },
];

async function expectStill(
  page: Page,
  { path, file, choose, button, brought }: Omit<LateFile, 'what'>,
): Promise<void> {
  const release = await holdFile(page, file);
  await page.goto(path);
  await choose(page);
  const { top } = await placeOf(page, button);
  await expect(page.getByText(brought).first()).toBeHidden();
  await release();
  await expect(page.getByText(brought).first()).toBeVisible();
  expect(await placeOf(page, button)).toEqual({ top });
}

/** Pixels from the top of the page. */
async function placeOf(page: Page, button: string): Promise<{ top: number }> {
  return await page
    .getByRole('button', { name: button })
    .evaluate((shown) => ({ top: Math.round(shown.getBoundingClientRect().top + window.scrollY) }));
}

for (const width of [390, 1280]) {
  test(`a button stays where it is when a file arrives after a choice, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await test.step('the strength of a password', async () => {
      await expectStill(page, {
        path: '/register',
        file: /\/assets\/common-passwords/,
        choose: async () => page.getByLabel('Senha', { exact: true }).fill('senha123'),
        button: 'Criar conta',
        brought: /^Fácil de adivinhar/,
      });
    });
    await signIn();
    for (const late of lateFiles) await test.step(late.what, async () => expectStill(page, late));
    await test.step('the groups of negatives', async () => {
      const release = await holdFile(page, packs);
      await page.goto('/tools/negative-keywords');
      await page.getByRole('combobox', { name: 'Idioma' }).click();
      await page.getByRole('option', { name: 'Português' }).click();
      await page.getByRole('button', { name: /Escolher por grupos/ }).click();
      await release();
      await expect(page.getByRole('checkbox', { name: /^Essenciais \(\d+\)$/ })).toBeVisible();
    });
  });
}
