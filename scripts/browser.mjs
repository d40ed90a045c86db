import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Names of programs, the preferred one first. The headless shell is the same engine at a sixth of the processor time. */
export const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();

/** The path of an installed Chromium: `CHROMIUM_PATH`, or the first of these programs. */
export function findChromium(names = browsers) {
  const known = process.env['CHROMIUM_PATH'] ?? '';
  return [known, ...names.map(onPath)].find((path) => path !== '' && existsSync(path));
}

export const NO_CHROMIUM =
  'Não há Chromium. Instale-o (no Debian: apt-get install chromium-headless-shell) ou diga onde ele está em CHROMIUM_PATH.';

/** The path of an installed Chromium; an error that says how to install one, where Playwright would speak of its own. */
export function requireChromium() {
  const path = findChromium();
  if (path === undefined) throw new Error(NO_CHROMIUM);
  return path;
}

/** How the tests start Chromium. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
