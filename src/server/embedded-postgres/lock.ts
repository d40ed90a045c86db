import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode, StartError } from '../start-error.ts';

/**
 * Keeps a second server out of a data folder. The file names its holder by pid and start time,
 * so that a crash leaves nothing to clear by hand and a recycled pid is not taken for the holder.
 * It appears with its text in it: of servers that start at once, none reads half a claim.
 * @returns what gives the lock back.
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

/** Whether the name was free. */
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

/** Removes the lock that was judged, not the one another server has put in its place meanwhile: that is put back. */
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

/** When a process began, in the system's own unit; '' when there is none, `alive` where the system does not tell. */
function startTime(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const hasEnded = fields[0] === 'Z' || fields[0] === 'X'; // only its parent has not asked for it yet
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
