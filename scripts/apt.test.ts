import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { aptInstall } from './apt.mjs';

const folder = mkdtempSync(join(tmpdir(), 'faisca-apt-'));
const calls = join(folder, 'calls');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(calls, { force: true });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  return () => vi.unstubAllEnvs();
});

/** An apt-get that notes how it was called. `script` tells what it does. */
function writeApt(script: string): void {
  const file = join(folder, 'apt-get');
  writeFileSync(file, `#!/bin/sh\necho "$*" >> ${calls}\n${script}\n`);
  chmodSync(file, 0o755);
}
const called = () => readFileSync(calls, 'utf8').trim().split('\n');

it('installs after an update, and waits for the lock of another apt', async () => {
  writeApt('exit 0');
  expect(await aptInstall('chromium', 90)).toBeNull();
  expect(called()).toEqual([
    expect.stringMatching(/DPkg::Lock::Timeout=90 .* update$/u),
    expect.stringMatching(/DPkg::Lock::Timeout=90 .* install -y --no-install-recommends chromium$/u),
  ]);
});

it("gives apt's own last lines of each command that failed", async () => {
  writeApt(`case "$*" in *update) exit 0;; esac
for line in 1 2 3 4 5 6 7 8; do echo "line $line"; done; echo 'E: Unable to locate package chromium' >&2; exit 100`);
  const failure = await aptInstall('chromium');
  expect(failure?.split('\n')[0]).toBe('apt-get install -y --no-install-recommends chromium');
  expect(failure).toContain('E: Unable to locate package chromium');
  expect(failure).not.toContain('line 1');
});

it('asks for the lists again while another apt reads them, and says once that it waits', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  writeApt(`case "$*" in *install*) exit 0;; esac
[ "$(wc -l < ${calls})" -ge 3 ] && exit 0
echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1' >&2; exit 100`);
  expect(await aptInstall('chromium')).toBeNull();
  expect(called()).toHaveLength(4);
  expect(log.mock.calls).toEqual([['Outro apt está rodando nesta máquina: esperando…']]);
  log.mockRestore();
});

it('says that there is no apt', async () => {
  rmSync(join(folder, 'apt-get'), { force: true });
  vi.stubEnv('PATH', folder);
  expect(await aptInstall('chromium')).toContain('ENOENT');
});
