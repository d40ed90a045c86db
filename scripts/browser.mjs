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
