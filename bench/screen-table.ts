import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { StoredIdea } from '#domain/measuring/reports/keyword-ideas.ts';
import { writeSection } from './results.ts';
import { figureNames, figures, type Measured } from './screen-figures.ts';
import { clickInPlace, moveOver, painted } from './screen-hand.ts';
import { slowDown, SLOW_DOWN, watch, yardstick } from './screen-watch.ts';

const ROWS = 50_000;
/** Beside it: what the page needs without many rows. */
const FEW = 50;
const goals = { task: 60, interaction: 100 };
const PAGES = 5;

interface Interaction {
  name: string;
  /** The work of a page whose table is open. Without it the opening itself is measured. */
  work?: (page: Page) => Promise<void>;
  /** What comes before it and is not measured. */
  first?: (page: Page) => Promise<void>;
  rows?: number;
}

/** By selectors: looking for roles and names would compute those of the whole page, in the thread that is measured. */
const grid = (page: Page) => page.locator('[role="grid"][aria-label="ideias do planejador"]');
const head = (page: Page, name: string) =>
  grid(page).locator(`[role="columnheader"][aria-label="${name}"] > button`);
const search = (page: Page) => page.locator('[aria-label="Buscar em ideias do planejador"]');

/** Until the rows stand in the order of the view. */
async function ordered(page: Page): Promise<void> {
  await painted(page);
  await grid(page).and(page.locator('[aria-busy="false"]')).waitFor();
  await painted(page);
}

async function press(page: Page, target: Locator): Promise<void> {
  await clickInPlace(page, target);
  await ordered(page);
}

async function type(page: Page, text: string): Promise<void> {
  await search(page).focus();
  for (const key of text) {
    await page.keyboard.press(key);
    await painted(page);
  }
  await ordered(page);
}

const interactions: readonly Interaction[] = [
  { name: `open, ${FEW} rows`, rows: FEW },
  { name: 'open' },
  { name: 'sort by text, first time', work: (page) => press(page, head(page, 'Palavra-chave')) },
  {
    name: 'sort by text, the other way',
    first: (page) => press(page, head(page, 'Palavra-chave')),
    work: (page) => press(page, head(page, 'Palavra-chave')),
  },
  { name: 'sort by a number', work: (page) => press(page, head(page, 'Pesquisas/mês')) },
  { name: 'search, five letters', work: (page) => type(page, 'frete') },
  {
    name: 'open a filter',
    work: (page) => press(page, page.locator('[aria-label^="Intenção:"]')),
  },
  {
    name: 'filter',
    first: (page) => press(page, page.locator('[aria-label^="Intenção:"]')),
    work: (page) => press(page, page.locator('[role="group"][aria-label="Intenção"] label').first()),
  },
  {
    name: 'select all',
    work: (page) => press(page, grid(page).locator('[role="columnheader"][data-check] input')),
  },
  {
    name: 'scroll',
    work: async (page) => {
      await moveOver(page, grid(page).locator('[role="row"]').nth(3));
      for (let n = 0; n < 30; n++) await page.mouse.wheel(0, 700);
    },
  },
];

const words = [
  'comprar',
  'preço',
  'frete grátis',
  'como usar',
  'bula',
  'em pó',
  'para idosos',
  'melhor marca',
];

/** What the planner's file says of as many keywords. */
function answer(rows: number): string {
  const ideas = Array.from({ length: rows }, (_, n): StoredIdea => {
    const bid = ((n * 7919) % 400) / 100 + 0.2;
    return {
      text: `colágeno ${words[n % words.length] ?? ''} ${(n * 104_729) % rows}`,
      currency: 'BRL',
      searches: String(((n * 31) % 900) * 10),
      competition: n % 3 === 0 ? 'Alta' : 'Baixa',
      lowBid: bid.toFixed(2),
      highBid: (bid * 2).toFixed(2),
      quarter: `${(n % 41) - 20}%`,
      year: '0%',
      isOwned: n % 50 === 0,
    };
  });
  return JSON.stringify({ ideas });
}

/**
 * Measures the one data table with 50,000 rows. The server sends 20,000 ideas at most, so the bench answers in its place; all
 * else is the product's.
 */
export async function measureTable(context: BrowserContext, url: string): Promise<void> {
  const cells: string[][] = [];
  const bodies = new Map([FEW, ROWS].map((rows) => [rows, answer(rows)]));
  for (const interaction of interactions) {
    const measured: Measured[] = [];
    for (let n = 0; n < PAGES; n++) {
      const page = await context.newPage();
      const body = bodies.get(interaction.rows ?? ROWS) ?? '';
      await page.route('**/api/reports/ideas', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      measured.push(await measure(page, url, interaction));
      await page.close();
    }
    cells.push([interaction.name, ...figures(measured, goals)]);
    console.log(cells.at(-1)?.join('  '));
  }
  await writeSection(
    'The data table',
    `\`npm run bench -- table\`: Chromium, processor ${SLOW_DOWN} times slower, ${ROWS} ideas of the planner in eight columns; each in ${PAGES} new pages: the middle of their longest tasks and of their worst interactions, and the highest. Goals: no task over ${goals.task} ms in the middle; interaction to next paint under ${goals.interaction} ms. The machine at that time: building and laying out 300 lines. To open is to come from the dashboard; its row of ${FEW} is the same with fewer rows.`,
    [['', ...figureNames], ...cells],
  );
}

async function measure(page: Page, url: string, { work, first }: Interaction): Promise<Measured> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a context without a browser');
  const open = async () => {
    await grid(page).locator('[data-index="0"]').waitFor();
    await ordered(page);
  };
  if (!work) {
    await page.goto(`${url}/dashboard`);
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    const machine = await yardstick(page);
    const opened = await watch(browser, page, async () => {
      await clickInPlace(page, page.locator('nav a[href="/reports"]').first());
      await open();
    });
    return { machine, ...opened };
  }
  await page.goto(`${url}/reports`);
  await open();
  await page.waitForLoadState('networkidle');
  await grid(page).scrollIntoViewIfNeeded();
  await slowDown(page);
  await first?.(page);
  await delay(300);
  const machine = await yardstick(page);
  return { machine, ...(await watch(browser, page, () => work(page))) };
}
