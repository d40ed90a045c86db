import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../boot/start-error.ts';
import { takeLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'faisca-lock-'));
const file = join(folder, 'server.lock');
let other: ChildProcess;
beforeAll(async () => {
  other = spawn('sleep', ['600'], { stdio: 'ignore' });
  await new Promise((started) => other.once('spawn', started));
});
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The content of a lock file of this process. */
function ownClaim(): string {
  const release = takeLock(file);
  const claim = readFileSync(file, 'utf8');
  release();
  return claim;
}

describe('a free folder', () => {
  it('can be locked, and is free again after the release', () => {
    const release = takeLock(file);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} \\S+\n$`));
    release();
    expect(existsSync(file)).toBe(false);
    takeLock(file)();
  });

  it('keeps its lock file when another process has taken it over in the meantime', () => {
    const release = takeLock(file);
    writeFileSync(file, '1 1\n');
    release();
    expect(existsSync(file)).toBe(true);
  });
});

describe.runIf(process.platform === 'linux')('an existing lock', () => {
  it('holds while its process lives', () => {
    const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const claim = `${other.pid} ${started}\n`;
    writeFileSync(file, claim);
    expect(() => takeLock(file)).toThrow(
      new StartError(
        `A pasta de dados já está em uso pelo processo ${other.pid}: encerre-o ou aponte DATA_DIR para outra pasta.`,
      ),
    );
    expect(readFileSync(file, 'utf8')).toBe(claim);
  });

  it.each([
    ['of a process that is gone', () => '4194305 123\n'],
    ['of a pid that another process has now', () => `${other.pid} 1\n`],
    ['of this pid, from before a restart of the machine', () => `${process.pid} 1\n`],
    ['half written', () => ''],
    ['of anything else', () => 'lixo\n\n'],
  ])('is taken over when it is %s', (_what, content) => {
    const claim = ownClaim();
    writeFileSync(file, content());
    const release = takeLock(file);
    expect(readFileSync(file, 'utf8')).toBe(claim);
    release();
  });

  it('is taken over when its process has ended and is still a zombie', async () => {
    // The shell ends its child and never waits for it, which leaves a zombie.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(output).trim());
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = () =>
      stat()
        .slice(stat().lastIndexOf(')') + 2)
        .split(' ');
    writeFileSync(file, `${pid} ${fields()[19]}\n`);
    // A shell that has not yet become the other program would wait for its child after all.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => fields()[0]).toBe('Z');
    takeLock(file)();
    parent.kill('SIGKILL');
  });

  it('keeps the same process from opening its folder twice', () => {
    const release = takeLock(file);
    expect(() => takeLock(file)).toThrow(StartError);
    release();
  });
});
