import type { BrowserContext, Page } from '@playwright/test';
import { NUTRA_LIST, templateStores } from '#domain/making/texts/templates.ts';
import { percentiles, printHeading, printLine } from './report.ts';

const TEMPLATES = 5_000;
const RUNS = 20;

const templates = Array.from({ length: TEMPLATES }, (_, n) => `aaa {NOME_PRODUTO} promoção ${n}`);
const texts = { pt: { templates } };
const stores = {
  [templateStores.keywords.key]: {
    pt: { [NUTRA_LIST]: { middle: { strategy: '', example: '', templates } } },
  },
  [templateStores.titles.key]: texts,
  [templateStores.sitelinks.key]: {
    pt: { templates: templates.map((text) => ({ text, desc1: text, desc2: text })) },
  },
};

const rooms = [
  { path: '/tools/keywords', button: 'Gerar palavras-chave', funnel: 'Meio: compara soluções' },
  { path: '/tools/titles', button: 'Gerar títulos' },
  { path: '/tools/sitelinks', button: 'Gerar sitelinks' },
];

/** Prints the work of the page's main thread from the click until the list is painted. */
export async function measureGeneration(context: BrowserContext, url: string): Promise<void> {
  await context.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(stores)})) localStorage.setItem(key, JSON.stringify(value));`,
  );
  printHeading(`Main thread: ${TEMPLATES} templates to a list on screen`, ['p50', 'p95']);
  for (const room of rooms) {
    const page = await context.newPage();
    await page.goto(url + room.path);
    await configure(page, room.funnel);
    printLine(room.path, percentiles(await timesOf(page, room.button)));
    await page.close();
  }
}

async function configure(page: Page, funnel: string | undefined): Promise<void> {
  await page.getByLabel('Produto', { exact: true }).fill('Colágeno');
  await page.getByRole('combobox', { name: 'Idioma' }).click();
  await page.getByRole('option', { name: 'Português', exact: true }).click();
  if (funnel !== undefined) await page.getByRole('radio', { name: funnel }).check();
}

async function timesOf(page: Page, button: string): Promise<number[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const taskMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const times: number[] = [];
  for (let run = -3; run < RUNS; run++) {
    const before = await taskMs();
    // Two frames after the click, the list is painted.
    await page.evaluate(
      `new Promise((done) => {
        [...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(button)}).click();
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
      })`,
    );
    await page
      .getByText(/^5\.000 /)
      .first()
      .waitFor();
    if (run >= 0) times.push((await taskMs()) - before);
  }
  return times;
}
