import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { packageRoot } from '#server/boot/root.ts';
import { freePort } from '#server/testing/server-process.ts';

const START_MS = 30_000;
const TICKS_PER_SECOND = 100;

export interface ServerProcess {
  port: number;
  /** Processor seconds used so far; null when the system does not report it. */
  cpuSeconds: () => number | null;
  /** What of it is in memory now; NaN when the system does not report it. */
  memoryMb: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts a Node program that listens on PORT and writes its output to a file, as in production. Resolves when
 * it answers.
 */
export async function startProcess(
  args: readonly string[] | ((port: number) => readonly string[]),
  env: Record<string, string>,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'faisca-bench-log-'));
  const output = join(folder, 'output.log');
  const port = await freePort();
  const file = openSync(output, 'w');
  const program = typeof args === 'function' ? args(port) : args;
  const child = spawn(process.execPath, program, {
    cwd: packageRoot,
    env: { PATH: process.env['PATH'], ...env, PORT: String(port) },
    stdio: ['ignore', file, file],
  });
  // Whatever ends this process first, the program does not stay.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const since = Date.now();
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null || Date.now() - since > START_MS) {
      end();
      throw new Error(`${program.join(' ')} did not start:\n${readFileSync(output, 'utf8')}`);
    }
    await delay(50);
  }
  return {
    port,
    cpuSeconds: () => readCpuSeconds(child.pid ?? 0),
    memoryMb: () => readMemoryMb(child.pid ?? 0),
    async stop() {
      process.off('exit', end);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isAnswering(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  return answer !== null;
}

/** Linux reports it in /proc: fields 14 and 15, in ticks. */
function readCpuSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** The memory that a process holds now; NaN when it has ended. */
export function readMemoryMb(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
