import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../boot/root.ts';
import { StartError } from '../boot/start-error.ts';
import { withClient } from '../driver/client.ts';
import { type EmbeddedDatabase, startEmbedded } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'faisca-embedded-'));
chmodSync(dataDir, 0o755); // the database's own user must be able to enter it
const cluster = join(dataDir, 'postgres', 'cluster');
const lock = join(dataDir, 'postgres', 'server.lock');
const log = pino({ level: 'silent' });
const children: ChildProcess[] = [];

let database: EmbeddedDatabase | undefined;
async function open(): Promise<EmbeddedDatabase> {
  database = await startEmbedded({ dataDir, log });
  return database;
}
async function close(): Promise<void> {
  await database?.stop();
  database = undefined;
}

beforeAll(async () => {
  const { owner } = await open();
  await query(owner, 'create table acknowledged (id int primary key)');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

const query = (target: EmbeddedDatabase['owner'], statement: string, values?: unknown[]) =>
  withClient(target, (client) => client.query(statement, values));
const readIds = (target: EmbeddedDatabase['owner']) =>
  withClient(target, async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from acknowledged order by id');
    return rows.map(({ id }) => id);
  });
const insert = (target: EmbeddedDatabase['owner'], id: number) =>
  query(target, 'insert into acknowledged values ($1)', [id]);
const postmaster = () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Opens the same folder in another process and resolves to its output. */
async function openElsewhere(): Promise<{ child: ChildProcess; output: string }> {
  const script = join(packageRoot, 'src', 'server', 'testing', 'open-data-folder.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const output = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
  );
  return { child, output };
}

it('opens a folder for one process: the second one gets an error that names the first, which keeps running', async () => {
  const { owner } = database ?? (await open());
  const before = postmaster();
  expect((await openElsewhere()).output).toBe(
    `StartError: A pasta de dados já está em uso pelo processo ${process.pid}: encerre-o ou aponte DATA_DIR para outra pasta.`,
  );
  await insert(owner, 1);
  expect(await readIds(owner)).toEqual([1]);
  expect(postmaster()).toBe(before);
});

it("the server's own role can write rows and cannot change tables", async () => {
  const { app } = database ?? (await open());
  for (const statement of ['create table intruder (id int)', 'drop table acknowledged']) {
    await expect(query(app, statement)).rejects.toMatchObject({ code: '42501' });
  }
});

it('restarts a killed database with every acknowledged row', async () => {
  const { owner } = database ?? (await open());
  await insert(owner, 2);
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => readIds(owner).catch(() => null), { timeout: 25_000, interval: 50 }).toContain(2);
  await expect.poll(postmaster, { timeout: 25_000, interval: 50 }).not.toBe(killed);
  await expect
    .poll(
      () =>
        insert(owner, 3).then(
          () => true,
          () => false,
        ),
      { timeout: 25_000, interval: 50 },
    )
    .toBe(true);
  expect(await readIds(owner)).toEqual([1, 2, 3]);
});

it('stop closes the database, and a new start opens it unchanged', async () => {
  await close();
  expect(existsSync(lock)).toBe(false);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  expect(await readIds((await open()).owner)).toEqual([1, 2, 3]);
});

it('takes over the stale lock and the rows of a killed server', async () => {
  await close();
  const { child, output } = await openElsewhere();
  expect(output).toBe('open');
  const socket = {
    host: join(dataDir, 'postgres', 'run'),
    user: 'postgres',
    database: 'faisca',
  };
  await insert(socket, 4);
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
  expect(readFileSync(lock, 'utf8')).toContain(`${child.pid} `);
  expect(await readIds((await open()).owner)).toEqual([1, 2, 3, 4]);
  expect(readFileSync(lock, 'utf8')).toContain(`${process.pid} `);
});

it('of three servers that start at once on a stale lock, one gets the database', async () => {
  await close();
  writeFileSync(lock, '4194305 1\n');
  const rivals = await Promise.all([openElsewhere(), openElsewhere(), openElsewhere()]);
  const winners = rivals.filter(({ output }) => output === 'open');
  expect(winners).toHaveLength(1);
  for (const { output } of rivals)
    if (output !== 'open') expect(output).toContain(`processo ${winners[0]?.child.pid}:`);
  const ended = new Promise((done) => winners[0]?.child.once('exit', done));
  winners[0]?.child.kill('SIGKILL');
  await ended;
  expect(await readIds((await open()).owner)).toEqual([1, 2, 3, 4]);
});

it('refuses the cluster of another PostgreSQL version with a one-line error and changes nothing', async () => {
  await close();
  const versionFile = join(cluster, 'PG_VERSION');
  const own = readFileSync(versionFile, 'utf8');
  writeFileSync(versionFile, '14\n');
  // The pid in an old note may now belong to an unrelated process, which must not be signalled.
  const bystander = spawn('sleep', ['600'], { stdio: 'ignore' });
  children.push(bystander);
  const note = join(cluster, 'postmaster.pid');
  writeFileSync(note, `${bystander.pid}\n`);
  await expect(open()).rejects.toThrow(
    new StartError(
      `A pasta de dados ${cluster} é do PostgreSQL 14, e este servidor usa o ${own.trim()}: ` +
        'converta-a com pg_upgrade ou aponte DATA_DIR para outra pasta.',
    ),
  );
  expect(existsSync(lock)).toBe(false);
  writeFileSync(versionFile, own);
  rmSync(note);
  expect(await readIds((await open()).owner)).toEqual([1, 2, 3, 4]);
  expect(bystander.signalCode).toBeNull();
});

it('the database log does not contain what people typed', async () => {
  const { owner, logFile } = database ?? (await open());
  await query(owner, 'create table if not exists people (email text primary key)');
  await query(owner, "insert into people values ('ana@exemplo.com.br')");
  await expect(query(owner, "insert into people values ('ana@exemplo.com.br')")).rejects.toThrow();
  await expect(query(owner, 'select $1::int', ['bia@exemplo.com.br'])).rejects.toThrow();
  expect(readFileSync(logFile, 'utf8')).not.toContain('@exemplo');
  expect(statSync(logFile).mode & 0o077).toBe(0);
});

it('ends the database of a dead server within a few seconds, even when it ignores signals', async () => {
  await close();
  const { child } = await openElsewhere();
  const pid = postmaster();
  process.kill(pid, 'SIGSTOP');
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
  expect(await readIds((await open()).owner)).toEqual([1, 2, 3, 4]);
  expect(postmaster()).not.toBe(pid);
});

it('keeps trying to restart the database and reports why it is not running', async () => {
  const { owner, trouble } = database ?? (await open());
  expect(trouble()).toBeNull();
  renameSync(join(cluster, 'global'), join(cluster, 'global.away'));
  process.kill(postmaster(), 'SIGKILL');
  await expect.poll(trouble, { timeout: 25_000 }).toContain('O banco embutido não abriu');
  renameSync(join(cluster, 'global.away'), join(cluster, 'global'));
  await expect.poll(trouble, { timeout: 25_000 }).toBeNull();
  expect(await readIds(owner)).toEqual([1, 2, 3, 4]);
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  const created: string[] = [];
  afterAll(() => {
    for (const folder of created) rmSync(folder, { recursive: true });
  });
  function folderOf(uid: number): string {
    const folder = mkdtempSync(join(tmpdir(), 'faisca-owner-'));
    created.push(folder);
    chownSync(folder, uid, uid);
    return folder;
  }

  it("refuses another user's folder and changes nothing", async () => {
    const folder = folderOf(4242);
    await expect(startEmbedded({ dataDir: folder, log })).rejects.toThrow(
      `A pasta de dados ${folder} é de outro usuário (uid 4242)`,
    );
    expect(readdirSync(folder)).toEqual([]);
    expect(statSync(folder).uid).toBe(4242);
  });

  it('the error for a copy made without owners says how to fix it', async () => {
    const folder = folderOf(0);
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'postgres', 'cluster'), { recursive: true });
    await expect(startEmbedded({ dataDir: folder, log })).rejects.toThrow(
      /uid 0, .* chown -R|"chown -R \d+:\d+ /,
    );
  });
});

it.each([
  ['a file where the folder should be', () => join(dataDir, 'arquivo'), 'não é uma pasta: mude DATA_DIR.'],
])('gives a one-line error when DATA_DIR is %s', async (_what, path, message) => {
  writeFileSync(path(), '');
  await expect(startEmbedded({ dataDir: path(), log })).rejects.toThrow(message);
  await expect(startEmbedded({ dataDir: path(), log })).rejects.toBeInstanceOf(StartError);
});
