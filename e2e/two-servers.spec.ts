import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '#server/db/client.ts';
import { withClient } from '#server/driver/client.ts';
import { createSession, createUser, PASSWORD } from '#server/testing/factories.ts';
import {
  ADMIN_EMAIL,
  AUTH_SECRET,
  freePort,
  type RunningServer,
  startServer,
} from '#server/testing/server-process.ts';
import { embeddedTarget, expect, test } from './fixtures.ts';
import { clientOf, cookieOf } from './support/client.ts';
import { makeDataDir, removeDataDirs } from './support/data-folders.ts';

test.afterAll(removeDataDirs);

test.describe('two servers on one database', () => {
  let servers: [RunningServer, RunningServer];
  let databaseUrl: string;
  let gate: Server;
  const dataDir = makeDataDir();
  const outbox = join(dataDir, 'outbox');

  /**
   * Connects over TCP, as with a managed database, to a separate database of the shared embedded PostgreSQL.
   */
  test.beforeAll(async ({ server }) => {
    const target = embeddedTarget(server.dataDir);
    const name = `two_${Date.now()}`;
    await withClient(target, (client) => client.query(`create database ${name}`));
    gate = createServer((client) => {
      const database = createConnection(join(target.host, '.s.PGSQL.5432'));
      client.pipe(database).pipe(client);
      client.on('error', () => database.destroy());
      database.on('error', () => client.destroy());
    }).listen(0, '127.0.0.1');
    await once(gate, 'listening');
    const address = gate.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    databaseUrl = `postgres://postgres@127.0.0.1:${address.port}/${name}`;
    servers = await startBoth();
  });
  test.afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    gate.close();
  });

  async function startBoth(): Promise<[RunningServer, RunningServer]> {
    const [one, other] = [await freePort(), await freePort()];
    const APP_URL = `http://localhost:${one}`;
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_URL };
    const first = await startServer({ ...env, PORT: String(one) });
    const second = await startServer({ ...env, PORT: String(other) });
    return [first, { ...second, url: `http://localhost:${other}` }];
  }

  test('a session works on both, and a sign-out or reset on one applies to the next request on the other', async () => {
    const [one, other] = servers;
    const origin = { Origin: one.url };
    const connection = connect(databaseUrl, { max: 2 });
    const { email } = await createUser(connection.db);
    const signIn = async () => {
      const credentials = { email, password: PASSWORD };
      const answer = await clientOf(one.url)('POST', '/api/auth/sign-in/email', credentials);
      expect(answer.status).toBe(200);
      return cookieOf(answer);
    };
    const cookie = await signIn();
    const onOther = clientOf(other.url, cookie);
    const made = await onOther('POST', '/api/campaigns', { name: 'Verão' }, origin);
    expect(made.status).toBe(201);
    const listed = await clientOf(one.url, cookie)('GET', '/api/campaigns');
    expect(await listed.json()).toMatchObject([{ name: 'Verão' }]);

    await clientOf(one.url, cookie)('POST', '/api/auth/sign-out', {});
    expect((await onOther('GET', '/api/campaigns')).status).toBe(401);

    const again = await signIn();
    await clientOf(other.url)('POST', '/api/auth/request-password-reset', { email }, origin);
    const token = await resetTokenOf(outbox, email);
    const reset = await clientOf(other.url)(
      'POST',
      '/api/auth/reset-password',
      { token, newPassword: 'senha-nova' },
      origin,
    );
    expect(reset.status).toBe(200);
    expect((await clientOf(one.url, again)('GET', '/api/campaigns')).status).toBe(401);
    await connection.close();
  });

  test('share the limit on failed sign-ins', async () => {
    const [one, other] = servers;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const { url } = attempt % 2 === 0 ? one : other;
      const headers = { Origin: one.url, 'X-Forwarded-For': `10.9.${attempt}.1` };
      const body = { email: 'alvo@exemplo.com.br', password: 'errada' };
      statuses.push((await clientOf(url)('POST', '/api/auth/sign-in/email', body, headers)).status);
    }
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(11);
  });

  test('a change on one reaches the admin on the other by itself', async () => {
    const [one, other] = servers;
    const connection = connect(databaseUrl, { max: 2 });
    const admin = await createUser(connection.db, { email: ADMIN_EMAIL });
    const secret = { secret: AUTH_SECRET, appUrl: one.url };
    const { header } = await createSession(connection.db, admin.id, secret);
    const { id } = await createUser(connection.db);
    const stream = await clientOf(other.url, header)('GET', '/api/admin/events');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const readUntil = async (event: string) => {
      for (let text = ''; !text.includes(`event: ${event}`);) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error('the stream ended');
        text += chunk.value;
      }
    };
    await readUntil('open');
    await expect
      .poll(async () => {
        const { rows } = await connection.db.execute<{ n: number }>(
          sql`select count(*)::int as n from pg_stat_activity
            where query ilike 'listen%' and datname = current_database()`,
        );
        return rows[0]?.n;
      })
      .toBe(1);
    const changed = await clientOf(one.url, header)('PATCH', `/api/admin/users/${id}`, { action: 'basico' });
    expect(changed.status).toBe(200);
    await readUntil('profiles');
    await reader?.cancel();
    await connection.close();
  });

  test('a rolling restart under load fails no request', async () => {
    const connection = connect(databaseUrl, { max: 2 });
    const { id } = await createUser(connection.db);
    const secret = { secret: AUTH_SECRET, appUrl: servers[0].url };
    const { header } = await createSession(connection.db, id, secret);
    let running = true;
    let answered = 0;
    const failures: string[] = [];
    const origin = servers[0].url;
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_URL: origin };

    // Like a proxy: uses the servers in turn, and the next one when nothing listens at an address.
    const ask = async (turn: number) => {
      const [one, other] = servers;
      for (const { url } of turn % 2 === 0 ? [one, other] : [other, one]) {
        const answer = await clientOf(url, header)('GET', '/api/campaigns', undefined, {
          Connection: 'close',
        }).catch(() => null);
        if (answer === null) continue;
        if (answer.status !== 200) failures.push(String(answer.status));
        answered += 1;
        return;
      }
      failures.push('nobody answered');
    };
    // As many as a small site has; without a pause they would only take the processor away from the restarts.
    const load = Array.from({ length: 4 }, async (_, worker) => {
      for (let turn = worker; running; turn++) {
        await ask(turn);
        await delay(20);
      }
    });
    for (const position of [0, 1] as const) {
      const old = servers[position];
      const port = new URL(old.url).port;
      await old.stop();
      const fresh = await startServer({ ...env, PORT: port });
      servers[position] = { ...fresh, url: `http://localhost:${port}` };
    }
    running = false;
    await Promise.all(load);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    await connection.close();
  });
});

/** Waits for the newest reset link in the outbox and returns its token. */
async function resetTokenOf(outbox: string, email: string): Promise<string> {
  let token = '';
  await expect
    .poll(() => {
      const names = existsSync(outbox) ? readdirSync(outbox) : [];
      const mails = names.map((name) => readFileSync(join(outbox, name), 'utf8'));
      const mail = mails.find((text) => text.includes(email) && text.includes('/update-password'));
      token = /update-password#token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
      return token;
    })
    .not.toBe('');
  return token;
}
