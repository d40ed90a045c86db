import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { testedProgram } from '#server/testing/server-process.ts';

const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Replaces npm: runs its argument through a shell and waits. */
const npm = "require('child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' })";

/**
 * Starts the program as `npm start` does, on a port that the system chooses. Resolves when it prints its
 * address.
 */
async function startUnderNpm(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-start-'));
  chmodSync(dataDir, 0o755); // the database's own user must be able to enter it
  folders.push(dataDir);
  const command = [process.execPath, ...testedProgram].map((part) => `'${part}'`).join(' ');
  const child = spawn(process.execPath, ['-e', npm, command], {
    env: { PATH: process.env['PATH'], npm_lifecycle_event: 'start', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = /Faísca está em (http:\/\/localhost:\d+)/;
  await expect.poll(() => output, { timeout: 60_000, interval: 50 }).toMatch(address);
  return { child, url: address.exec(output)?.[1] ?? '', output: () => output };
}

const isServing = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'prints the port that the system chose, and ends when npm ends by %s',
  async (signal) => {
    const { child, url } = await startUnderNpm();
    expect(await isServing(url)).toBe(true);
    child.kill(signal);
    await expect.poll(() => isServing(url), { timeout: 30_000, interval: 100 }).toBe(false);
  },
  120_000,
);

it('ends in time although the mail server does not answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const { child, url, output } = await startUnderNpm({ SMTP_URL: `smtp://127.0.0.1:${address.port}` });
  const connected = once(silent, 'connection');
  const body = JSON.stringify({ email: 'ana@exemplo.com.br', password: 'senha-de-teste', name: 'Ana' });
  const headers = { Origin: url, 'Content-Type': 'application/json' };
  await fetch(`${url}/api/auth/sign-up/email`, { method: 'POST', headers, body });
  await connected;
  child.kill('SIGTERM');
  await expect.poll(output, { timeout: 30_000, interval: 100 }).toContain('"msg":"stopped"');
  expect(output()).toContain('background work did not finish in time');
  silent.close();
}, 120_000);
