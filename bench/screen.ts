import { chromium, type BrowserContext } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { guides } from '#domain/account/guides.ts';
import { StartError } from '#server/boot/start-error.ts';
import { createCampaign, createUser } from '#server/testing/factories.ts';
import { requireChromium } from '../scripts/browser.mjs';
import { openEmpty } from './database.ts';
import { measureGeneration } from './screen-generation.ts';
import { measureInteractions } from './screen-interactions.ts';
import { measureRooms } from './screen-rooms.ts';
import { measureTable } from './screen-table.ts';
import { serveApp } from './served.ts';

const clientRoot = join(import.meta.dirname, '..', 'dist', 'client');

/** Of the account whose rooms are measured. */
const CAMPAIGNS = 60;

/** Measures the page's main thread in a real Chromium. */
export async function benchScreen(): Promise<void> {
  await inBrowser(async (context, url) => {
    await measureRooms(context, url, CAMPAIGNS);
    await measureInteractions(context, url);
    await measureGeneration(context, url);
  });
}

/** Measures the data table with many rows. */
export async function benchTable(): Promise<void> {
  await inBrowser(measureTable);
}

/** Opens a browser in which a person is signed in, on the built client. */
async function inBrowser(work: (context: BrowserContext, url: string) => Promise<void>): Promise<void> {
  if (!existsSync(clientRoot)) throw new StartError('Compile a interface antes: npm run build.');
  const executablePath = requireChromium();
  const connection = await openEmpty();
  const { id } = await createUser(connection.db, { closedGuides: [...guides] }); // the tour covers links
  for (let n = 1; n <= CAMPAIGNS; n++)
    await createCampaign(connection.db, id, {
      name: `Campanha ${n}`,
      platform: 'Google Ads',
      country: 'Brasil',
    });
  const { url, session, close } = await serveApp(connection, id, clientRoot);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name: session.name, value: session.value, url }]);
    await work(context, url);
  } finally {
    await browser.close();
    await close();
    await connection.close();
  }
}
