import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { readTables } from '#server/backup/catalogue.ts';
import { endLine, headerLine } from '#server/backup/format.ts';
import { connect } from '#server/db/client.ts';
import { withClient, type Target } from '#server/driver/client.ts';
import { findRunning, startEmbedded } from '#server/embedded-postgres/index.ts';
import { packageRoot } from '#server/boot/root.ts';
import { createCampaign, createUser } from '#server/testing/factories.ts';
import { startServer, testedCommand, testedProgram } from '#server/testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'faisca-commands-'));
chmodSync(folder, 0o755); // the database's own user must be able to enter it
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataDirOf = (name: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  return join(folder, name);
};

/** A whole backup of a version that this one does not know. */
function writeNewer(): string {
  const head = headerLine({
    version: 1,
    createdAt: new Date().toISOString(),
    migration: { at: 1e15, hash: 'x' },
    secret: 'x'.repeat(64),
    secretFingerprint: 'x',
  });
  const file = join(folder, 'newer.sql.gz');
  const sha256 = createHash('sha256').update(head).digest('hex');
  writeFileSync(file, gzipSync(head + endLine({ rows: {}, sha256 })));
  return file;
}

/** Runs one of our commands without blocking this process. */
async function run(command: 'backup' | 'restore', args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...testedCommand(command), ...args], {
    cwd: packageRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirOf('none'), ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const start = (dataDir: string) =>
  startServer({ DATA_DIR: dataDir, AUTH_SECRET: '', LOG_LEVEL: 'silent' }, testedProgram);

function ownerOf(dataDir: string): Target {
  const target = findRunning(dataDir);
  if (!target) throw new Error('no database runs there');
  return target;
}

function everyRow(target: Target) {
  return withClient(target, async (client) => {
    const found: Record<string, unknown[]> = {};
    for (const { name } of await readTables(client)) {
      const table = client.escapeIdentifier(name);
      const { rows } = await client.query(`select t::text as row from ${table} t order by 1`);
      found[name] = rows;
    }
    return found;
  });
}

it('a backup of a running server, restored into an empty folder, has the same rows and secret', async () => {
  const from = dataDirOf('from');
  const to = dataDirOf('to');
  const server = await start(from);
  const { db, close } = connect(ownerOf(from));
  const { id } = await createUser(db);
  await createCampaign(db, id);
  await close();
  const before = await everyRow(ownerOf(from));
  const made = await run('backup', ['--to', join(folder, 'kept'), '--keep', '1'], { DATA_DIR: from });
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('.sql.gz') as string });
  expect(made.stderr).toContain('O segredo do servidor está no arquivo');
  await server.stop();

  const refused = await run('restore', [writeNewer()], { DATA_DIR: to });
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Este backup é de/) as string });
  // The database that the refused attempt made is empty, and stands in the way of no other one.
  expect(await run('restore', [made.stdout], { DATA_DIR: to })).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(to, 'auth-secret'), 'utf8')).toBe(readFileSync(join(from, 'auth-secret'), 'utf8'));
  const restored = await startEmbedded({ dataDir: to, log: pino({ level: 'silent' }) });
  expect(await everyRow(restored.owner)).toEqual(before);
  expect(before['user']).toHaveLength(1);
  await restored.stop();

  const again = await run('restore', [made.stdout], { DATA_DIR: to });
  expect(again).toMatchObject({ status: 1, stdout: '' });
  expect(again.stderr).toMatch(/^O banco não está vazio \(tem \d+ tabelas\): .+ Nada foi mudado\.$/);
}, 120_000);

it.each<['backup' | 'restore', string[], RegExp]>([
  ['backup', ['a', 'b'], /^Uso: npm run backup/],
  ['backup', ['a', '--to', 'b'], /^Uso: npm run backup/],
  ['backup', ['--keep', '0'], /^--keep precisa ser/],
  ['backup', [], /^Não há banco em /],
  ['restore', [], /^Uso: npm run restore/],
  ['restore', ['nao-existe.gz'], /^nao-existe\.gz: arquivo não encontrado\.$/],
  ['restore', ['package.json', '--check'], /package\.json não é um backup inteiro da Faísca/],
])('%s %j gives a one-line error in Portuguese and creates nothing', async (command, args, line) => {
  const { status, stdout, stderr } = await run(command, args);
  expect([status, stdout, stderr.split('\n').length]).toEqual([1, '', 1]);
  expect(stderr).toMatch(line);
  expect(existsSync(join(folder, 'none')) ? readdirSync(join(folder, 'none')) : []).toEqual([]);
});
