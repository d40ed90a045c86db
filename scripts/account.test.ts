import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { packageRoot } from '#server/boot/root.ts';
import { testedCommand } from '#server/testing/server-process.ts';

const run = (args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...testedCommand('account'), ...args], {
    cwd: packageRoot,
    encoding: 'utf8',
    timeout: 25_000,
  });
  return { status, stdout, stderr };
};

it.each([
  ['no command', [], /^Uso: npm run account/],
  ['an unknown command', ['apagar', 'ana@exemplo.com.br'], /^O comando apagar não existe\. Uso:/],
  ['no e-mail', ['export'], /^Falta o e-mail da conta\. Uso:/],
  ['two e-mails', ['delete', 'ana@exemplo.com.br', 'bia@exemplo.com.br'], /^Um e-mail por vez\. Uso:/],
  ['an unknown option', ['delete', 'ana@exemplo.com.br', '--sim'], /^Uso: npm run account/],
])('%s gives a one-line error in Portuguese and exit code 1', (_what, args, line) => {
  const { status, stdout, stderr } = run(args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
