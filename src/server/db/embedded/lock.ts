import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { errorCode, StartError } from '../../start-error.ts';

/**
 * Keeps a second server out of a data folder. The file names its holder by pid and start time,
 * so that a crash leaves nothing to clear by hand and a recycled pid is not taken for the holder.
 * @returns what gives the lock back.
 * @throws {StartError} while another process holds it.
 */
export function takeLock(file: string): () => void {
  const claim = `${process.pid} ${startTime(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const descriptor = openSync(file, 'wx', 0o644);
      writeSync(descriptor, claim);
      closeSync(descriptor);
      return () => {
        if (readHolder(file) === claim) rmSync(file, { force: true });
      };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      refuseIfHeld(file);
      rmSync(file, { force: true });
    }
  }
  throw new StartError(`A trava ${file} muda de mãos sem parar: veja que outros processos usam esta pasta.`);
}

function refuseIfHeld(file: string): void {
  const [pid = '', start] = readHolder(file).trim().split(' ');
  const alive = startTime(Number(pid));
  if (alive !== '' && alive === start) {
    throw new StartError(
      `A pasta de dados já está em uso pelo processo ${pid}: encerre-o ou aponte DATA_DIR para outra pasta.`,
    );
  }
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
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
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
