import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode, StartError } from '../boot/start-error.ts';
import { canReach, type Identity } from './identity.ts';

/** A socket's path may have 107 bytes on Linux and 103 on macOS, including the socket's own name. */
const MAX_SOCKET_FOLDER = 85;

export interface Folders {
  /**
   * Contains the other folders. In DATA_DIR, or under /var/lib/faisca when the database's user cannot enter
   * DATA_DIR.
   */
  base: string;
  cluster: string;
  socket: string;
  logFile: string;
  lockFile: string;
}

/**
 * Creates the folders of the embedded database.
 * @param dataDir absolute path.
 * @throws {StartError} without permission to create or enter them, or when another user owns them.
 */
export function prepareFolders(dataDir: string, identity: Identity): Folders {
  refuseForeign(dataDir, identity);
  makeFolder(dataDir);
  const [inside, outside] = foldersOf(dataDir);
  const folders = canReach(dataDir, identity) ? inside : outside;
  refuseForeign(folders.base, identity);
  makeFolder(folders.base, identity);
  makeFolder(folders.socket, identity, 0o700);
  return folders;
}

/** The two places where the database of this DATA_DIR may be, without creating them. */
export function foldersOf(dataDir: string): [inside: Folders, outside: Folders] {
  return [foldersAt(join(dataDir, 'postgres')), foldersAt(join('/var/lib/faisca', shortHash(dataDir)))];
}

function foldersAt(base: string): Folders {
  const inside = join(base, 'run');
  const isShort = Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER;
  return {
    base,
    cluster: join(base, 'cluster'),
    socket: isShort ? inside : join(tmpdir(), `faisca-${shortHash(base)}`),
    logFile: join(base, 'postgres.log'),
    lockFile: join(base, 'server.lock'),
  };
}

/** When we run as root, we must not take over another user's folder. */
function refuseForeign(path: string, { uid, switched }: Identity): void {
  const owner = ownerOf(path);
  if (!switched || owner === null || owner === 0 || owner === uid) return;
  throw new StartError(
    `A pasta de dados ${path} é de outro usuário (uid ${owner}): inicie a Faísca com esse usuário ou mude DATA_DIR.`,
  );
}

/**
 * PostgreSQL refuses a cluster that another user owns, for example a copy made without owners.
 * @throws {StartError} with the command that fixes it.
 */
export function refuseMisowned(cluster: string, { uid, gid, switched }: Identity): void {
  const owner = ownerOf(cluster);
  if (owner === null || owner === uid) return;
  const remedy = switched
    ? `devolva-a com "chown -R ${uid}:${gid} ${cluster}"`
    : 'devolva-a com chown -R, ou inicie a Faísca com o usuário dela';
  throw new StartError(
    `A pasta do banco ${cluster} é do usuário de uid ${owner}, e o banco roda com o uid ${uid}: ${remedy}.`,
  );
}

/** Null when nothing exists at this path. */
function ownerOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.uid ?? null;
}

/** Creates a folder, or takes over an existing one, so that only this identity can write to it. */
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

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
