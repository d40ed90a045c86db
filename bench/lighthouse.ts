import { eq } from 'drizzle-orm';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { guides } from '#domain/account/guides.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { StartError } from '#server/boot/start-error.ts';
import { createUser } from '#server/testing/factories.ts';
import { requireChromium } from '../scripts/browser.mjs';
import { median } from './comparison.ts';
import { openEmpty } from './database.ts';
import { installed } from './installed.ts';
import { writeSection } from './results.ts';
import { serveApp } from './served.ts';

const VERSION = '13.5.0';
const RUNS = 5;
const clientRoot = join(import.meta.dirname, '..', 'dist', 'client');
const chrome = ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-sync'];

/** What a page is measured for, each with 100 as the best. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/** The others' goal is 100. */
const pages = [
  { path: '/login', viewer: 'nobody', goal: 97 },
  { path: '/pricing', viewer: 'nobody', goal: 97 },
  { path: '/dashboard', viewer: 'person', goal: 95 },
  { path: '/dashboard', viewer: 'newcomer', goal: 95 }, // with the tour
  { path: '/tools/titles', viewer: 'person', goal: 95 },
] as const;

interface LighthouseResult {
  categories: Record<keyof Scores, { score: number | null }>;
  environment: { benchmarkIndex: number };
}

/** Measures first visits with Lighthouse, which slows a phone's processor and line down by calculation. */
export async function benchLighthouse(): Promise<void> {
  if (!existsSync(clientRoot)) throw new StartError('Compile a interface antes: npm run build.');
  const program = installed('lighthouse', VERSION, 'cli/index.js');
  const connection = await openEmpty();
  const { db } = connection;
  const { id } = await createUser(db);
  const { url, session, close } = await serveApp(connection, id, clientRoot);
  const cells: string[][] = [];
  const indexes: number[] = [];
  try {
    for (const { path, viewer, goal } of pages) {
      const cookie = viewer === 'nobody' ? null : session.header;
      const closedGuides = viewer === 'newcomer' ? [] : [...guides];
      await db.update(profiles).set({ closedGuides }).where(eq(profiles.id, id));
      const runs: Scores[] = [];
      for (let n = 0; n < RUNS; n++) {
        const report = await visit(program, `${url}${path}`, cookie);
        indexes.push(report.environment.benchmarkIndex);
        runs.push(scoresOf(report));
      }
      cells.push([`\`${path}\`, ${viewer}`, ...describe(runs, goal)]);
      console.log(cells.at(-1)?.join('  '));
    }
  } finally {
    await close();
    await connection.close();
  }
  await writeSection(
    'Lighthouse',
    `\`npm run bench -- lighthouse\`: Lighthouse ${VERSION}, mobile, ${RUNS} first visits each; the machine's index in the middle: ${Math.round(median(indexes))}. Performance is given in the middle and at the lowest, the others at the lowest; their goal is 100.`,
    [['', 'performance', 'lowest', 'goal', ...categories.slice(1)], ...cells],
  );
}

async function visit(program: string, address: string, cookie: string | null): Promise<LighthouseResult> {
  const headers = cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
  const options = ['--output=json', '--quiet', `--chrome-flags=${chrome.join(' ')}`, ...headers];
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...options], {
    env: { ...process.env, CHROME_PATH: requireChromium() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as LighthouseResult;
}

function scoresOf(report: LighthouseResult): Scores {
  const scoreOf = (category: keyof Scores) => Math.round((report.categories[category].score ?? 0) * 100);
  return Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Scores;
}

function describe(runs: readonly Scores[], goal: number): string[] {
  const of = (category: keyof Scores) => runs.map((scores) => scores[category]);
  const marked = (score: number, best: number) => `${score}${score >= best ? '' : ' (missed)'}`;
  const [, ...others] = categories;
  return [
    marked(median(of('performance')), goal),
    marked(Math.min(...of('performance')), goal),
    String(goal),
    ...others.map((category) => marked(Math.min(...of(category)), 100)),
  ];
}
