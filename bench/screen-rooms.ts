import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { writeSection } from './results.ts';
import { percentiles } from './report.ts';
import { clickInPlace } from './screen-hand.ts';
import { slowDown, SLOW_DOWN, yardstick } from './screen-watch.ts';

const GOAL_MS = 150;
const ROUNDS = 20;
/** Before a person goes on, the room has drawn what lies further down. */
const READING_MS = 500;

/** Links of the sidebar, each named like its room's heading. */
const rooms = ['Campanhas salvas', 'Relatórios', 'Ferramentas', 'Dashboard'];

/** Measures a change to a room whose code and data the page already has, from the click to the paint of its heading. */
export async function measureRooms(context: BrowserContext, url: string, campaigns: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  for (const room of rooms) {
    await visit(page, room);
    await page.waitForLoadState('networkidle');
  }
  await slowDown(page);
  const machine = await yardstick(page);
  const times = new Map<string, number[]>(rooms.map((room) => [room, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const room of rooms) times.get(room)?.push(await visit(page, room));
  await page.close();
  await writeSection(
    'Change of a room',
    `\`npm run bench -- screen\`: Chromium, processor ${SLOW_DOWN} times slower, ${ROUNDS} visits of each room, by an account of ${campaigns} campaigns. Goal: ${GOAL_MS} ms from the click to the paint. The machine at that time: building and laying out 300 lines takes ${Math.round(machine)} ms.`,
    [['', 'p50', 'p95'], ...[...times].map(([room, all]) => [room, ...percentiles(all)])],
  );
}

/** Opens a room through the sidebar. */
async function visit(page: Page, room: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: room, exact: true });
  await page.evaluate(`window.changed = new Promise((done) => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent !== ${JSON.stringify(room)}) requestAnimationFrame(look);
        else setTimeout(() => done(performance.now() - timeStamp)); // after this frame's paint
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  }); undefined`);
  await delay(READING_MS);
  await clickInPlace(page, link);
  return page.evaluate<number>('window.changed');
}
