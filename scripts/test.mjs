// npm test: set-up, then every check of the project. Each stage runs even when an earlier one failed; types, lint
// and the like run beside the tests, which wait now and then. The last line counts the tests of all stages; a stage
// without tests counts as one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browsers, findChromium } from './browser.mjs';
import { ensureBuilt, ensureInstalled, root } from './set-up.mjs';

const reports = join(root, 'test-results');
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

async function bin(name, ...args) {
  const child = spawn(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' });
  const [status] = await once(child, 'close');
  return status === 0;
}

async function stage(name, work) {
  const since = Date.now();
  console.log(`\n── ${name}`);
  const counts = await work();
  console.log(`── ${name}: ${counts.failed === 0 ? 'ok' : 'FALHOU'} (${seconds(since)})`);
  return counts;
}

const check = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** Starts a check beside the tests, which wait now and then; its output is shown when it ends. */
function checkBeside(name, command, ...args) {
  const since = Date.now();
  return new Promise((done) => {
    const child = spawn(join(root, 'node_modules', '.bin', command), args, { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('close', (status) => {
      console.log(`${output}── ${name}: ${status === 0 ? 'ok' : 'FALHOU'} (${seconds(since)})`);
      done(check(status === 0));
    });
  });
}

/** Reads the counts of a report. Adds one failure when the runner failed without a failing test. */
function tests(succeeded, file, read) {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  if (succeeded && counts.passed === 0) counts.failed = 1;
  return counts;
}

/** Installs Debian's Chromium if apt exists. Playwright's own browser is never downloaded. */
function ensureChromium() {
  const [shell, ...others] = browsers;
  if (!findChromium([shell]) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium…');
    const apt = (...args) =>
      spawnSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: 120_000,
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', shell);
    if (!findChromium()) apt('install', '-y', '--no-install-recommends', others[0]);
  }
  const path = findChromium();
  if (!path)
    console.error(
      'Instale o Chromium (no Debian: apt-get install chromium-headless-shell) ou diga onde ele está em CHROMIUM_PATH.',
    );
  return path;
}

async function browserTests() {
  const path = ensureChromium();
  if (!path) return check(false);
  process.env.CHROMIUM_PATH = path;
  const file = join(reports, 'e2e.json');
  return tests(await bin('playwright', 'test'), file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

async function unitTests() {
  const file = join(reports, 'unit.json');
  const succeeded = await bin(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  );
  return tests(succeeded, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const checks = Promise.all([
  checkBeside('tipos', 'tsc', '-b', '--force'),
  checkBeside('lint', 'eslint', '.', '--max-warnings', '0'),
  checkBeside('formatação', 'prettier', '--check', '--log-level', 'warn', '.'),
  checkBeside('código sem uso', 'knip'),
]);
ensureBuilt();
process.env.FAISCA_TEST_BUILT = '1';
const results = [
  await stage('regras e API', unitTests),
  await stage('jornadas no navegador', browserTests),
  ...(await checks),
];
const total = (key) => results.reduce((sum, counts) => sum + counts[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
