import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { cleanEnvironment, type Identity, runAs } from '#server/embedded-postgres/identity.ts';
import { killIfThere } from '../cuts.ts';

export interface Service {
  start: () => void;
  /** Kills it at once, with whatever it runs. */
  kill: () => Promise<void>;
}

interface ServiceOptions {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  identity: Identity;
  folder: string;
  log: string;
  /** Processes that are no children of it any more. */
  others?: () => readonly number[];
}

/** A program of another engine, which can be killed and started again. */
export function createService({ command, args, env, identity, ...where }: ServiceOptions): Service {
  let child: ChildProcess | undefined;
  const killAll = () => {
    const pids = [child?.pid, ...(where.others?.() ?? [])];
    for (const pid of pids) if (pid !== undefined) killIfThere(pid, 'SIGKILL');
  };
  process.on('exit', killAll); // also after a failure of the run itself
  return {
    start() {
      const log = openSync(where.log, 'a');
      child = spawn(command, args, {
        ...runAs(identity),
        cwd: where.folder,
        env: { ...cleanEnvironment, HOME: where.folder, ...env },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
    },
    async kill() {
      if (child?.exitCode !== null || child.signalCode !== null) return; // not started, or ended
      const ended = once(child, 'exit');
      killAll();
      await ended;
    },
  };
}
