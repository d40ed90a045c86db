import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageRoot } from '#server/boot/root.ts';
import { builtFolders } from './set-up.mjs';

const folder = mkdtempSync(join(tmpdir(), 'faisca-set-up-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a project whose bundler does nothing, or hangs while a file named `hang` exists. */
beforeAll(() => {
  for (const name of [...builtFolders, 'dist', 'node_modules/vite/bin'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['package-lock.json', 'index.html', 'vite.config.ts', 'README.md'])
    writeFileSync(join(folder, name), '');
  const bundler =
    "if (require('fs').existsSync('hang')) { console.log('hangs'); setInterval(() => {}, 1000); }";
  writeFileSync(join(folder, 'node_modules/vite/bin/vite.js'), bundler);
  cpSync(join(packageRoot, 'scripts', 'set-up.mjs'), join(folder, 'scripts', 'set-up.mjs'));
});

const command = ['--input-type=module', '-e', "(await import('./scripts/set-up.mjs')).ensureBuilt()"];
const build = () => {
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stderr };
};
const built = { status: 0, stderr: 'Compilando…\n' };

it('builds once, and again after a source changed', () => {
  expect(build()).toEqual(built);
  expect(build()).toEqual({ status: 0, stderr: '' });
  for (const name of ['src/new.ts', 'vite.config.ts', 'vite.new.ts']) {
    writeFileSync(join(folder, name), '// changed');
    expect(build()).toEqual(built);
  }
  writeFileSync(join(folder, 'README.md'), 'changed');
  expect(build()).toEqual({ status: 0, stderr: '' });
});

it('takes over immediately after an interrupted build', async () => {
  writeFileSync(join(folder, 'src', 'newer.ts'), '');
  writeFileSync(join(folder, 'hang'), '');
  const interrupted = spawn(process.execPath, command, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Node blocks signals while it starts a process: the bundler may be gone before the command learns of its own end.
  for await (const text of interrupted.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false }))
    if (String(text).includes('hangs')) break;
  process.kill(-(interrupted.pid ?? NaN), 'SIGINT'); // like Ctrl-C: to the command and its bundler
  await once(interrupted, 'exit');
  rmSync(join(folder, 'hang'));
  expect(existsSync(join(folder, '.build.lock'))).toBe(true);
  expect(build()).toEqual(built);
  expect(existsSync(join(folder, '.build.lock'))).toBe(false);
});
