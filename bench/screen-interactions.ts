import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { writeSection } from './results.ts';
import { figureNames, figures, type Measured } from './screen-figures.ts';
import { clickInPlace, moveOver, painted } from './screen-hand.ts';
import { slowDown, SLOW_DOWN, watch, yardstick } from './screen-watch.ts';

const goals = { task: 60, interaction: 100 };
const KEYS = 20;
/** Pages in which each interaction is measured: the longest task of one page alone is a matter of chance. */
const PAGES = 5;

interface Interaction {
  name: string;
  /** Lines of the list on the screen before. */
  lines: number;
  work: (page: Page) => Promise<void>;
}

const product = (page: Page) => page.getByLabel('Produto', { exact: true });
/** By selectors: looking for roles and names would compute those of the whole page, in the thread that is measured. */
const list = (page: Page) => page.locator('[role="grid"]');
const bin = (page: Page) => list(page).locator('[data-action="remove"]').nth(2);

/** A file on disk: the browser reads it by itself, outside the page. */
function fileOf(lines: number): string {
  const file = join(tmpdir(), `faisca-bench-${lines}.txt`);
  const text = Array.from({ length: lines }, (_, n) => `Colágeno em pó ${n} com frete`).join('\n');
  writeFileSync(file, text);
  return file;
}

async function importLines(page: Page, lines: number): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(fileOf(lines));
  // Looking for a text would read the whole page in each frame, in the thread that is measured.
  await page.locator(`[aria-rowcount="${lines}"]`).waitFor();
}

/** One key after the other, each after the paint of the one before. */
async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await painted(page);
  }
}

async function type(page: Page): Promise<void> {
  await product(page).focus();
  await press(page, Array.from('Vitalis Max Articula 60').slice(0, KEYS));
}

async function erase(page: Page): Promise<void> {
  await product(page).fill('Vitalis Max Articula 60');
  await product(page).focus();
  await press(page, Array<string>(KEYS).fill('Backspace'));
}

async function typeByHand(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Adicionar manualmente' }).focus();
  await press(page, Array.from('Frete rapido com nota'));
}

/** Each after the paint of the one before. */
async function deleteItems(page: Page): Promise<void> {
  for (let n = 0; n < 8; n++) {
    await clickInPlace(page, bin(page));
    await painted(page);
  }
}

async function scroll(page: Page): Promise<void> {
  await moveOver(page, list(page));
  for (let n = 0; n < 30; n++) await page.mouse.wheel(0, 700);
}

const interactions: Interaction[] = [
  { name: 'type the product, 30 items', lines: 30, work: type },
  { name: 'type the product, 50,000 items', lines: 50_000, work: type },
  { name: 'erase the product, 50,000 items', lines: 50_000, work: erase },
  { name: 'type in the field for manual entries, 50,000 items', lines: 50_000, work: typeByHand },
  { name: 'delete items of 50,000', lines: 50_000, work: deleteItems },
  { name: 'scroll 50,000 items', lines: 50_000, work: scroll },
  { name: 'import 5,000 items', lines: 0, work: (page) => importLines(page, 5_000) },
  { name: 'import 50,000 items', lines: 0, work: (page) => importLines(page, 50_000) },
];

/** Measures a generator while a person types, deletes, scrolls and imports. */
export async function measureInteractions(context: BrowserContext, url: string): Promise<void> {
  const cells: string[][] = [];
  for (const kind of ['titles', 'keywords'])
    for (const interaction of interactions) {
      const measured: Measured[] = [];
      for (let n = 0; n < PAGES; n++) {
        const page = await context.newPage();
        measured.push(await measure(page, `${url}/tools/${kind}`, interaction));
        await page.close();
      }
      cells.push([`${kind}: ${interaction.name}`, ...figures(measured, goals)]);
      console.log(cells.at(-1)?.join('  '));
    }
  await writeSection(
    'Interactions in a generator',
    `\`npm run bench -- screen\`: Chromium, processor ${SLOW_DOWN} times slower, each in ${PAGES} new pages: the middle of their longest tasks and of their worst interactions, and the highest. Goals: no task over ${goals.task} ms in the middle; interaction to next paint under ${goals.interaction} ms. The machine at that time: building and laying out 300 lines.`,
    [['', ...figureNames], ...cells],
  );
}

async function measure(page: Page, address: string, { lines, work }: Interaction): Promise<Measured> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a context without a browser');
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Idioma' }).click();
  await page.getByRole('option', { name: 'Português', exact: true }).click();
  await product(page).fill('');
  if (lines > 0) await importLines(page, lines);
  await page.waitForLoadState('networkidle');
  await product(page).boundingBox(); // Playwright's own script comes into the page here, not in what is measured
  await slowDown(page);
  const machine = await yardstick(page);
  return { machine, ...(await watch(browser, page, () => work(page))) };
}
