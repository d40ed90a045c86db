import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode, StartError } from '../start-error.ts';
import { canReach, type Identity } from './identity.ts';

/** A socket's path has 107 bytes on Linux and 103 on macOS, its own name included. */
const MAX_SOCKET_FOLDER = 85;
const MAX_LOG_BYTES = 5 * 1024 * 1024;

export interface Folders {
  /** Holds all that follows; in DATA_DIR, or under /var/lib/faisca where the database's user can't enter that. */
  base: string;
  cluster: string;
  socket: string;
  logFile: string;
  lockFile: string;
}

/**
 * Makes the folders the embedded database lives in.
 * @param dataDir absolute path.
 * @throws {StartError} without permission to make or enter them.
 */
export function prepareFolders(dataDir: string, identity: Identity): Folders {
  makeFolder(dataDir);
  const base = canReach(dataDir, identity)
    ? join(dataDir, 'postgres')
    : join('/var/lib/faisca', shortHash(dataDir));
  makeFolder(base, identity);
  const inside = join(base, 'run');
  const socket =
    Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER ? inside : join(tmpdir(), `faisca-${shortHash(base)}`);
  makeFolder(socket, identity, 0o700);
  const logFile = join(base, 'postgres.log');
  keepLogSmall(logFile);
  return { base, cluster: join(base, 'cluster'), socket, logFile, lockFile: join(base, 'server.lock') };
}

/** Makes a folder, or takes over one that is there, for this identity alone to write. */
export function makeFolder(path: string, identity?: Identity, mode = 0o755): void {
  try {
    mkdirSync(path, { recursive: true, mode });
    if (identity?.switched) chownSync(path, identity.uid, identity.gid);
    if (identity) chmodSync(path, mode);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderError(path, error);
  }
}

function folderError(path: string, error: unknown): Error {
  const code = errorCode(error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(
      `Sem permissão para usar a pasta de dados ${path}: ajuste as permissões ou mude DATA_DIR.`,
    );
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartError(`O caminho ${path} não é uma pasta: mude DATA_DIR.`);
  }
  if (code === 'ENOSPC') return new StartError(`Não há espaço em disco para a pasta de dados ${path}.`);
  return error instanceof Error ? error : new Error(String(error));
}

function keepLogSmall(file: string): void {
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
