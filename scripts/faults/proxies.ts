import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/db/client.ts';
import { packageRoot } from '#server/boot/root.ts';
import { cleanEnvironment } from '#server/embedded-postgres/identity.ts';
import { largestBodyBytes } from '#server/middleware/body-limit.ts';
import { createCampaign, createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET, freePort, programs, startServer } from '#server/testing/server-process.ts';
import { askedUntil } from './asked-until.ts';
import { makeDataDir } from './databases.ts';
import { openVerdict } from './verdict.ts';

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';
const START_MS = 20_000;
const KB = 1024;
const verdict = openVerdict();

/** Starts Caddy and nginx with the files of `deploy/` in front of a server. */
async function startProxies(server: number, caddy: number) {
  const root = mkdtempSync(join(tmpdir(), 'faisca-proxies-'));
  chmodSync(root, 0o755); // under root, nginx works as another user
  const nginx = await freePort();
  const shipped = (name: string) => readFileSync(join(packageRoot, 'deploy', name), 'utf8');
  const site = shipped('nginx.conf')
    .replace(/server app1:3000/u, `server 127.0.0.1:${server}`)
    .replace(/^ *server app2:3000.*$/mu, '')
    .replace('listen 8080', `listen 127.0.0.1:${nginx}`);
  const folders = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(root, name));
    chmodSync(join(root, name), 0o777);
    const directive = name === 'body' ? 'client_body_temp_path' : `${name}_temp_path`;
    return `${directive} ${join(root, name)};`;
  });
  writeFileSync(
    join(root, 'nginx.conf'),
    `daemon off; pid ${root}/nginx.pid; error_log ${root}/nginx.log; events {} http { ${folders.join(' ')} ${site} }`,
  );
  const env = {
    ...cleanEnvironment,
    HOME: root,
    SITE: `http://localhost:${caddy}`,
    UPSTREAM: `127.0.0.1:${nginx}`,
  };
  const options = { cwd: root, env, stdio: 'ignore' } as const;
  const children = [
    spawn(NGINX, ['-p', root, '-c', join(root, 'nginx.conf'), '-e', join(root, 'nginx.log')], options),
    spawn(
      CADDY,
      ['run', '--adapter', 'caddyfile', '--config', join(packageRoot, 'deploy', 'Caddyfile')],
      options,
    ),
  ];
  return {
    async close() {
      for (const child of children) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function tryProxies(): Promise<void> {
  const caddy = await freePort();
  const url = `http://localhost:${caddy}`;
  const [dataDir, port] = [makeDataDir(), await freePort()];
  const server = await startServer(
    { DATA_DIR: dataDir, APP_URL: url, LOG_LEVEL: 'silent', PORT: String(port) },
    programs.built,
  );
  const proxies = await startProxies(port, caddy);
  const target = { host: join(dataDir, 'postgres', 'run'), user: 'postgres', database: 'faisca' };
  const connection = connect(target, { max: 1 });
  const { id: userId } = await createUser(connection.db);
  const campaign = await createCampaign(connection.db, userId);
  const { header } = await createSession(connection.db, userId, { secret: AUTH_SECRET, appUrl: url });
  await connection.close();
  const group = { name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [] };
  const save = async (bytes: number) => {
    const changes = { groups: [{ id: randomUUID(), version: null, content: group }] };
    const answer = await fetch(`${url}/api/campaigns/${campaign.id}/plan`, {
      method: 'PUT',
      headers: { Origin: url, 'Content-Type': 'application/json', Cookie: header },
      body: JSON.stringify(changes).padEnd(bytes), // blanks after the text mean nothing in JSON
    });
    return { bytes, status: answer.status, text: (await answer.text()).slice(0, 200) };
  };
  const isOpen = await askedUntil(START_MS, async () => {
    const answer = await fetch(`${url}/login`).catch(() => null);
    return answer?.ok === true || null;
  });
  verdict.report('Caddy and nginx serve the screens', isOpen === true, { url });
  const largest = await save(largestBodyBytes);
  verdict.report('the largest request that the server takes passes', largest.status === 200, largest);
  const over = await save(largestBodyBytes + 100 * KB);
  const isOurs = over.status === 413 && over.text.includes('passa do tamanho máximo');
  verdict.report('a larger one is refused in our words', isOurs, over);
  await proxies.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const missing = [NGINX, CADDY].filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`Não rodou: faltam ${missing.join(' e ')}. No Debian: apt-get install nginx caddy`);
  process.exitCode = 1;
} else {
  await tryProxies();
  verdict.close();
}
