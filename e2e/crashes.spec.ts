import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { connect } from '#server/db/client.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET, freePort, startServer } from '#server/testing/server-process.ts';
import { embeddedTarget, expect, test } from './fixtures.ts';
import { clientOf } from './support/client.ts';
import { makeDataDir, removeDataDirs } from './support/data-folders.ts';

test.afterAll(removeDataDirs);

test.describe('a server whose processes crash', () => {
  test('keeps all acknowledged data when it and its database are killed', async () => {
    const dataDir = makeDataDir();
    const env = { DATA_DIR: dataDir };
    let server = await startServer(env);
    const connection = connect(embeddedTarget(dataDir), { max: 1 });
    const { id } = await createUser(connection.db);
    await connection.close();
    const sessions = connect(embeddedTarget(dataDir), { max: 1 });
    const port = new URL(server.url).port;
    const { header } = await createSession(sessions.db, id, { secret: AUTH_SECRET, appUrl: server.url });
    await sessions.close();
    const acknowledged: string[] = [];
    const save = async (name: string) => {
      const answer = await clientOf(server.url, header)('POST', '/api/campaigns', { name }).catch(() => null);
      if (answer?.status === 201) acknowledged.push(name);
      return answer?.status;
    };

    for (const [round, victim] of ['server', 'both', 'database'].entries()) {
      for (let n = 0; n < 10; n++) await save(`antes ${round}.${n}`);
      const writing = Promise.all(Array.from({ length: 10 }, (_, n) => save(`durante ${round}.${n}`)));
      const postmaster = Number(
        readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
      );
      if (victim !== 'server') process.kill(postmaster, 'SIGKILL');
      if (victim !== 'database') await server.stop('SIGKILL');
      await writing;
      if (victim !== 'database') server = await startServer({ ...env, PORT: port });
      await expect.poll(() => save(`depois ${round}`), { timeout: 30_000 }).toBe(201);
    }
    const listed = (await (await clientOf(server.url, header)('GET', '/api/campaigns')).json()) as {
      name: string;
    }[];
    const names = new Set(listed.map(({ name }) => name));
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(33);
    await server.stop();
  });

  test('answers 503 on /healthz while the database is unavailable', async () => {
    const dataDir = makeDataDir();
    const server = await startServer({ DATA_DIR: dataDir });
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const statuses = new Set<number>();
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    await expect
      .poll(
        async () => {
          statuses.add((await fetch(`${server.url}/healthz`)).status);
          return [...statuses].sort();
        },
        { intervals: [10], timeout: 30_000 },
      )
      .toEqual([200, 503]);
    await server.stop();
  });

  const faults: [string, () => Promise<Record<string, string>>, RegExp][] = [
    ['a bad variable', () => Promise.resolve({ PORT: 'abc' }), /PORT: precisa ser uma porta/],
    [
      'an unreachable database',
      () => Promise.resolve({ DATABASE_URL: 'postgres://u:p@127.0.0.1:9/x' }),
      /DATABASE_URL \(127\.0\.0\.1:9\): nada responde/,
    ],
    ['a busy port', () => busyPort(), /A porta \d+ já está em uso/],
    [
      'a data folder of another version',
      () => Promise.resolve({ DATA_DIR: folderOfOtherVersion() }),
      /é do PostgreSQL 12/,
    ],
    ['a data folder that is a file', () => Promise.resolve({ DATA_DIR: fileAsFolder() }), /não é uma pasta/],
    [
      'a data folder in use',
      () => Promise.resolve({ DATA_DIR: process.env['FAISCA_E2E_DATA'] ?? '' }),
      /já está em uso/,
    ],
  ];
  for (const [what, makeEnv, line] of faults) {
    test(`${what} ends the start with a clear one-line error`, async () => {
      const env = { DATA_DIR: makeDataDir(), PORT: String(await freePort()), ...(await makeEnv()) };
      const child = spawn(process.execPath, [join('dist', 'server', 'main.js')], {
        env: { PATH: process.env['PATH'], AUTH_SECRET, ...env },
      });
      let printed = '';
      child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      const [status] = (await once(child, 'exit')) as [number];
      expect(status).toBe(1);
      expect(printed.trim().split('\n')).toEqual([expect.stringMatching(line)]);
    });
  }
});

async function busyPort(): Promise<Record<string, string>> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  return { PORT: String(typeof address === 'object' ? address?.port : '') };
}

function folderOfOtherVersion(): string {
  const dataDir = makeDataDir();
  const cluster = join(dataDir, 'postgres', 'cluster');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '12\n');
  return dataDir;
}

function fileAsFolder(): string {
  const path = join(makeDataDir(), 'file');
  writeFileSync(path, '');
  return path;
}
