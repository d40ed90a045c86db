import { chromium, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NUTRA_LIST, templateStores } from '#domain/texts/templates.ts';
import { StartError } from '#server/start-error.ts';
import { createUser } from '#server/testing/factories.ts';
import { findChromium } from '../scripts/browser.mjs';
import { openEmpty } from './database.ts';
import { percentiles, printHeading, printLine } from './report.ts';
import { serveApp } from './served.ts';

const TEMPLATES = 5_000;
const RUNS = 20;
const clientRoot = join(import.meta.dirname, '..', 'dist', 'client');

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

/**
 * Measures, in a real Chromium, the work of the page's main thread from the click until the list is painted.
 */
export async function benchScreen(): Promise<void> {
  if (!existsSync(clientRoot)) throw new StartError('Compile a interface antes: npm run build.');
  const connection = await openEmpty();
  const { id } = await createUser(connection.db);
  const { url, session, close } = await serveApp(connection, id, clientRoot);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name: session.name, value: session.value, url }]);
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
  } finally {
    await browser.close();
    await close();
    await connection.close();
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
