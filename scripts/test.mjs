// npm test: set-up, then every check of the project. Each stage runs even when an earlier one failed; types, lint
// and the like run beside the tests, which wait now and then. The end lists each failure again, then counts the tests
// of all stages; a stage without tests counts as one. A skip that skips.mjs does not list is a failure.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { browsers, findChromium, NO_CHROMIUM } from './browser.mjs';
import { failure, outcomeOf } from './reporters/outcome.mjs';
import { judgeSkips } from './reporters/skips.mjs';
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
  const outcome = await work();
  console.log(`── ${name}: ${outcome.failures.length === 0 ? 'ok' : 'FALHOU'} (${seconds(since)})`);
  return outcome;
}

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
      done(
        status === 0
          ? { passed: 1, failures: [], skipped: [] }
          : { passed: 0, failures: [failure(name, output)], skipped: [] },
      );
    });
  });
}

/**
 * Installs Debian's Chromium if apt exists. Playwright's own browser is never downloaded.
 * @returns what apt said when it could not
 */
async function ensureChromium() {
  const [shell, ...others] = browsers;
  if (findChromium([shell]) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  console.log('Instalando o Chromium…');
  const aptOutput = await aptInstall(shell);
  return aptOutput !== null && !findChromium() ? ((await aptInstall(others[0])) ?? '') : '';
}

async function browserTests() {
  if (!chromium)
    return {
      passed: 0,
      failures: [failure('jornadas no navegador', `${NO_CHROMIUM}\n${aptOutput}`)],
      skipped: [],
    };
  return outcomeOf('jornadas no navegador', join(reports, 'e2e.json'), () => bin('playwright', 'test'));
}

/** The rules, the API on PostgreSQL, and the parts of the interface in Chromium. */
const unitTests = () =>
  outcomeOf('regras, API e peças da tela', join(reports, 'unit.json'), () =>
    bin('vitest', 'run', ...(chromium ? [] : ['--project=!component'])),
  );

ensureInstalled();
const aptOutput = await ensureChromium();
const chromium = findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
rmSync(reports, { recursive: true, force: true });
const checks = Promise.all([
  checkBeside('tipos', 'tsc', '-b', '--force'),
  checkBeside('lint', 'oxlint'),
  checkBeside('formatação', 'oxfmt', '--check'),
  checkBeside('código sem uso', 'knip'),
  checkBeside('quem importa quem', 'tsx', 'scripts/imports.mjs'),
]);
ensureBuilt();
process.env.FAISCA_TEST_BUILT = '1';
const results = [
  await stage('regras, API e peças da tela', unitTests),
  await stage('jornadas no navegador', browserTests),
  ...(await checks),
];
const failures = results.flatMap((outcome) => outcome.failures);
for (const { name, message } of failures) console.log(`\n✗ ${name}\n${message}`);
const passed = results.reduce((sum, outcome) => sum + outcome.passed, 0);
const skips = results.flatMap((outcome) => judgeSkips(outcome.skipped).byDesign);
for (const { name, why } of skips) console.log(`– ${name}: ${why}`);
console.log(`\n${passed} passed, ${failures.length} failed, ${skips.length} skipped`);
process.exitCode = failures.length === 0 ? 0 : 1;
