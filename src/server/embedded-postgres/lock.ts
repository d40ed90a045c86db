import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode, StartError } from '../boot/start-error.ts';

/**
 * Keeps a second server out of a data folder. The lock file holds pid and start time, so a lock of a crashed
 * server is recognised and a reused pid is not mistaken for it. The file is created with its complete
 * content, so a server that starts at the same moment never reads half of it.
 * @returns a function that releases the lock.
 * @throws {StartError} while another process holds it.
 */
export function takeLock(file: string): () => void {
  const claim = `${process.pid} ${startTime(process.pid)}\n`;
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, claim, { mode: 0o644 });
    for (let attempt = 0; attempt < 5; attempt++) {
      if (link(own, file)) {
        return () => {
          if (readHolder(file) === claim) rmSync(file, { force: true });
        };
      }
      const holder = readHolder(file);
      refuseIfHeld(holder);
      removeStale(file, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new StartError(`A trava ${file} muda de mãos sem parar: veja que outros processos usam esta pasta.`);
}

/** Returns whether the name was free. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

function refuseIfHeld(holder: string): void {
  const [pid = '', start] = holder.trim().split(' ');
  const alive = startTime(Number(pid));
  if (alive !== '' && alive === start) {
    throw new StartError(
      `A pasta de dados já está em uso pelo processo ${pid}: encerre-o ou aponte DATA_DIR para outra pasta.`,
    );
  }
}

/** Removes the stale lock. If another server has replaced it in the meantime, puts the new lock back. */
function removeStale(file: string, judged: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readHolder(aside) !== judged) link(aside, file);
  rmSync(aside, { force: true });
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * The start time of a process, in the system's unit; '' when there is no such process, `alive` when the
 * system does not report it.
 */
function startTime(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const hasEnded = fields[0] === 'Z' || fields[0] === 'X'; // a zombie: ended, but its parent has not waited for it
      return hasEnded ? '' : (fields[19] ?? '');
    } catch {
      return '';
    }
  }
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch (error) {
    return errorCode(error) === 'EPERM' ? 'alive' : '';
  }
}
