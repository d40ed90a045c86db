// The first step of every command on a fresh machine: checks Node and installs the packages of the lockfile.
// Plain JavaScript without packages, because none may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installStamp = join(root, 'node_modules', '.faisca-install');
const buildStamp = join(root, 'dist', '.faisca-build');
const LOCK_STALE_MS = 10 * 60_000;

/** What a build is made of: a change in any of these asks for a new one. So does a change in a file of `rootFiles`. */
export const builtFolders = ['src', 'public', 'scripts'];

/** The page, the configurations and the lockfile, whatever they are called. */
function rootFiles() {
  return readdirSync(root)
    .filter((name) => /\.(?:html|json|ts)$/.test(name))
    .sort();
}

/** Prints a one-line error and ends the command. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Runs a program in the project's folder. Ends the command when it fails. */
export function run(command, args, why) {
  // Writes to standard error, so that a program can read the command's own output.
  const result = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 2] });
  if (result.status !== 0) fail(`${why} falhou: ${[command, ...args].join(' ')}`);
}

/**
 * Installs the exact packages of the lockfile if they are missing. The build needs the development packages
 * too.
 */
export function ensureInstalled() {
  checkNode();
  const wanted = hashFiles(['package-lock.json', 'package.json']);
  if (stampIs(installStamp, wanted)) return;
  withLock('install', () => {
    if (stampIs(installStamp, wanted)) return;
    console.error('Instalando as dependências…');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], 'A instalação');
    writeFileSync(installStamp, wanted);
  });
}

/** Builds interface and server when their sources changed since the last build. */
export function ensureBuilt() {
  const wanted = hashFiles([...rootFiles(), ...builtFolders.flatMap(filesBelow)]);
  if (stampIs(buildStamp, wanted)) return;
  withLock('build', () => {
    if (stampIs(buildStamp, wanted)) return;
    console.error('Compilando…');
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    run(process.execPath, [vite, 'build', '--logLevel', 'warn'], 'A compilação da interface');
    run(
      process.execPath,
      [vite, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
      'A compilação do servidor',
    );
    writeFileSync(buildStamp, wanted);
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`A Faísca precisa do Node 20.19 ou mais novo; este é o ${process.versions.node}.`);
  }
}

/** Only one command at a time installs or builds in this folder. The others wait and then find it done. */
function withLock(name, work) {
  const lock = join(root, `.${name}.lock`);
  const holder = join(lock, 'pid');
  for (let waits = 0; !tryMakeFolder(lock); waits++) {
    if (waits === 8) console.error(`Outro comando está cuidando desta pasta (${lock}): esperando…`);
    if (isAbandoned(lock, holder)) rmSync(lock, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
  writeFileSync(holder, String(process.pid));
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  try {
    work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * Ctrl-C can end a command before it releases its lock. If another process now has its pid, the lock's age
 * decides.
 */
function isAbandoned(lock, holder) {
  const pid = existsSync(holder) ? Number(readFileSync(holder, 'utf8')) : 0;
  if (pid > 0 && !isAlive(pid)) return true;
  return Date.now() - statSync(lock, { throwIfNoEntry: false })?.mtimeMs > LOCK_STALE_MS;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function tryMakeFolder(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function stampIs(file, wanted) {
  return existsSync(file) && readFileSync(file, 'utf8') === wanted;
}
