import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/client.ts';
import { knownMigrations } from '../db/migrations.ts';
import { withClient } from '../driver/client.ts';
import { campaignAssets } from '../db/schema/campaigns.ts';
import { feedbacks } from '../db/schema/profiles.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { createCampaign, createSession, createUser } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readTables } from './catalogue.ts';
import { writeFileWhole } from './files.ts';
import { type BackupHeader, endLine, headerLine } from './format.ts';
import { verifyBackup } from './read-backup.ts';
import { loadRows, restoreInto } from './restore.ts';
import { readForBackup } from './write-backup.ts';

const EMPTY = 'template0';
const odd = 'linha\ncom \\. e \\N, tab\t, "aspas", ação 👩‍🚀';
const secret = { secretFingerprint: 'x' };

const folder = mkdtempSync(join(tmpdir(), 'faisca-backup-'));
const file = join(folder, 'tudo.sql.gz');
let database: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  await fill(database);
  await readForBackup(database.target, secret, (text) => writeFileWhole(file, text));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function fill({ db }: Connection): Promise<void> {
  for (let person = 0; person < 20; person++) {
    const { id } = await createUser(db, { name: odd });
    await createSession(db, id, { secret: 'x', appUrl: 'http://localhost' });
    const { id: campaignId } = await createCampaign(db, id, { notes: '\\.\n\\.', commission: '12.30' });
    const content = Array.from({ length: 50 * person }, () => odd);
    await db
      .insert(campaignAssets)
      .values({ campaignId, userId: id, assetType: 'titles', content, itemCount: content.length });
    await db.insert(feedbacks).values({ userId: id, content: '\\.' });
  }
  const text = 'x'.repeat(1_500_000); // longer than any chunk
  await db
    .insert(mailMessages)
    .values({ recipient: 'a@b.c', subject: odd, html: text, text: `${text}\n\\.\n` });
}

/** Every row of every table, the applied migrations included, as PostgreSQL writes it. */
function everyRow({ target }: Pick<Connection, 'target'>): Promise<Record<string, string[]>> {
  return withClient(target, async (client) => {
    const names = (await readTables(client)).map(({ name }) => `public.${client.escapeIdentifier(name)}`);
    const found: Record<string, string[]> = {};
    for (const name of [...names, '(select hash, created_at from drizzle.__drizzle_migrations)']) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

async function restore(path: string, target: Connection['target']): Promise<void> {
  const { header, end } = await verifyBackup(path);
  await restoreInto(target, { file: path, migration: header.migration, end });
}

/** Writes a backup whose text this function changed, as a complete gzip file. */
function changed(name: string, change: (text: string) => string): string {
  const path = join(folder, name);
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return path;
}

describe('a backup', () => {
  it('restored into an empty database contains every row of every table', async () => {
    const empty = await createTestDatabase(EMPTY);
    await restore(file, empty.target);
    const before = await everyRow(database);
    expect(await everyRow(empty)).toEqual(before);
    expect(before['public."user"']).toHaveLength(20);
    await empty.close();
  });

  it('is readable only by its owner and does not overwrite another file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = readForBackup(database.target, secret, (text) => writeFileWhole(file, text));
    await expect(again).rejects.toThrow(`O arquivo ${file} já existe`);
    expect(readdirSync(folder)).not.toContain('tudo.sql.gz.part');
  });

  it('is one snapshot, whatever is written meanwhile', async () => {
    const lines: string[] = [];
    await readForBackup(database.target, secret, async (text) => {
      for await (const chunk of text) {
        if (lines.length === 0) await createUser(database.db, { email: 'depois@exemplo.com.br' });
        lines.push(String(chunk));
      }
    });
    expect(lines.join('')).not.toContain('depois@exemplo.com.br');
    await database.db.execute(sql`delete from "user" where email = 'depois@exemplo.com.br'`);
  });

  it('that cannot be written gives the reason and leaves no file', async () => {
    const full = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    });
    await expect(readForBackup(database.target, secret, (text) => pipeline(text, full))).rejects.toThrow(
      'full',
    );
    const missing = join(folder, 'a'.repeat(300));
    await expect(
      readForBackup(database.target, secret, (text) => writeFileWhole(missing, text)),
    ).rejects.toThrow('ENAMETOOLONG');
  });

  it('of a database without our tables is refused', async () => {
    const empty = await createTestDatabase(EMPTY);
    await expect(
      readForBackup(empty.target, secret, (text) => writeFileWhole(join(folder, 'nada'), text)),
    ).rejects.toThrow('Este banco não é da Faísca');
    await empty.close();
  });
});

describe('a restore', () => {
  const last = knownMigrations().at(-1) ?? { at: 0, hash: '' };
  const asText = (header: Partial<BackupHeader>) => {
    const head = headerLine({
      version: 1,
      createdAt: new Date().toISOString(),
      migration: last,
      ...secret,
      ...header,
    });
    return head + endLine({ rows: {}, sha256: createHash('sha256').update(head).digest('hex') });
  };
  const backupOf = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it.each<[string, () => string]>([
    ['cut', () => backupOf('cut', readFileSync(file).subarray(0, -2000))],
    [
      'cut after a whole line',
      () => changed('line', (text) => text.slice(0, text.lastIndexOf('-- faisca-end'))),
    ],
    [
      'changed in one byte',
      () => {
        const bytes = readFileSync(file);
        bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000);
        return backupOf('byte', bytes);
      },
    ],
    ['changed in one row', () => changed('row', (text) => text.replace('12.30', '99.99'))],
    ['missing a row', () => changed('rows', (text) => text.replace(/^.*12\.30.*\n/m, ''))],
    ['told twice', () => changed('twice', (text) => text + text)],
    [
      'longer by a statement',
      () => changed('more', (text) => text.replace(/^copy /m, 'drop table "user";\ncopy ')),
    ],
    ['not a backup', () => backupOf('other', gzipSync('select 1;\n'))],
    ['no gzip', () => backupOf('text', 'texto')],
    ['empty', () => backupOf('empty', '')],
  ])('refuses a file that is %s with a one-line error', async (_what, make) => {
    const path = make();
    await expect(verifyBackup(path)).rejects.toThrow(
      `O arquivo ${path} não é um backup inteiro da Faísca: está cortado, foi alterado ou é outra coisa.`,
    );
  });

  it('refuses a database in use and leaves it unchanged', async () => {
    const before = await everyRow(database);
    await expect(restore(file, database.target)).rejects.toThrow(
      /^O banco não está vazio \(tem \d+ tabelas\)/,
    );
    expect(await everyRow(database)).toEqual(before);
  });

  it.each([
    ['a newer version', { at: last.at + 1, hash: 'x' }, 'Este backup é de uma versão mais nova da Faísca'],
    ['another line of versions', { at: last.at - 1, hash: 'x' }, 'Este backup é de um esquema que'],
  ])('refuses a backup of %s before it changes the database', async (_what, migration, message) => {
    const path = backupOf('newer', gzipSync(asText({ migration })));
    const empty = await createTestDatabase(EMPTY);
    await expect(restore(path, empty.target)).rejects.toThrow(message);
    expect(await tablesOf(empty)).toEqual([]);
    await empty.close();
  });

  it('that fails half-way leaves the database empty', async () => {
    const empty = await createTestDatabase(EMPTY);
    const broken = changed('kind', (text) => text.replaceAll(/\ttrialing\t/g, '\tinvalid\t'));
    const { end, header } = await verifyBackup(file);
    await expect(
      restoreInto(empty.target, { file: broken, migration: header.migration, end }),
    ).rejects.toThrow(/profiles_status_check/);
    expect(await tablesOf(empty)).toEqual([]);
    await empty.close();
  });

  it("of an earlier version's backup restores its schema first", async () => {
    const migration = knownMigrations()[1] ?? last;
    const empty = await createTestDatabase(EMPTY);
    await restore(backupOf('earlier', gzipSync(asText({ migration }))), empty.target);
    const { rows } = await empty.db.execute(
      sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
    );
    expect(rows).toEqual([{ at: String(migration.at) }]);
    await empty.close();
  });

  it('restores the state of sequences', async () => {
    const [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const numbered = sql`create table numbered (id int generated by default as identity primary key)`;
    await Promise.all([from.db.execute(numbered), to.db.execute(numbered)]);
    await from.db.execute(sql`insert into numbered select from generate_series(1, 3)`);
    await from.db.execute(sql`delete from numbered where id > 1`);
    const path = join(folder, 'numbered.sql.gz');
    await readForBackup(from.target, secret, (text) => writeFileWhole(path, text));
    const { end } = await verifyBackup(path);
    await withClient(to.target, async (client) => {
      await client.query('begin');
      await loadRows(client, path, end);
      await client.query('commit');
    });
    const { rows } = await to.db.execute(sql`insert into numbered default values returning id`);
    expect(rows).toEqual([{ id: 4 }]);
    await Promise.all([from.close(), to.close()]);
  });
});

async function tablesOf({ db }: Connection): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select 1 from pg_tables where schemaname in ('public', 'drizzle')`);
  return rows;
}
