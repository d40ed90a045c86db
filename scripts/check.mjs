// npm run check: types, lint and formatting of what changed since main, and the tests that it reaches. Each runs even
// when an earlier one failed, and the end names those that did.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './set-up.mjs';

ensureInstalled();
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const base = git('merge-base', 'HEAD', 'main');
const changed = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter((path) => path !== '' && existsSync(join(root, path)));
const code = changed.filter((path) => /\.(?:[cm]?[jt]s|tsx)$/.test(path));

/**
 * Runs a check.
 * @returns whether it succeeded
 */
function passes(name, command, ...args) {
  console.log(`── ${name}`);
  const bin = join(root, 'node_modules', '.bin', command);
  return spawnSync(bin, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

const checks = {
  tipos: (name) => passes(name, 'tsc', '-b'),
  lint: (name) => code.length === 0 || passes(name, 'oxlint', ...code),
  formatação: (name) =>
    changed.length === 0 || passes(name, 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed),
  'quem importa quem': (name) => code.length === 0 || passes(name, 'tsx', 'scripts/imports.mjs'),
  testes: (name) =>
    code.length === 0 || passes(name, 'vitest', 'run', '--changed', base, '--passWithNoTests'),
};
const failed = Object.keys(checks).filter((name) => !checks[name](name));
console.log(failed.length === 0 ? '\nTudo certo.' : `\nFalharam: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
