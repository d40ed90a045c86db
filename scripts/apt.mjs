import { spawn } from 'node:child_process';
import { once } from 'node:events';

const LOCK_SECONDS = 600;
const LAST_LINES = 8;
/** `apt-get update` does not wait for its own lock, as an installation does: it is asked again. */
const UPDATE_LOCKED = /lists\/lock/u;
const WAITING = /Waiting for cache lock|lists\/lock/u;

/**
 * Installs a package of Debian. Another apt that runs meanwhile is waited for.
 * @returns apt's last lines when it failed, otherwise null
 */
export async function aptInstall(name, lockSeconds = LOCK_SECONDS) {
  const until = Date.now() + lockSeconds * 1000;
  let isWaiting = false;
  const reportWaiting = () => {
    if (!isWaiting) console.log('Outro apt está rodando nesta máquina: esperando…');
    isWaiting = true;
  };
  const apt = (...args) => aptGet(args, Math.max(1, Math.ceil((until - Date.now()) / 1000)), reportWaiting);
  let update = await apt('update');
  while (!update.ok && UPDATE_LOCKED.test(update.output) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    update = await apt('update');
  }
  const install = await apt('install', '-y', '--no-install-recommends', name);
  if (install.ok) return null;
  return [update, install]
    .filter(({ ok }) => !ok)
    .map(({ command, output }) => `${command}\n${lastLines(output)}`)
    .join('\n');
}

async function aptGet(args, lockSeconds, reportWaiting) {
  const options = [`DPkg::Lock::Timeout=${lockSeconds}`, 'Acquire::Retries=0', 'Acquire::http::Timeout=20'];
  const child = spawn('apt-get', [...options.flatMap((option) => ['-o', option]), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (WAITING.test(output)) reportWaiting();
    });
  const [status] = await once(child, 'close').catch((error) => [String(error)]);
  if (typeof status === 'string') output += status;
  return { ok: status === 0, command: ['apt-get', ...args].join(' '), output };
}

function lastLines(output) {
  return output
    .split(/[\r\n]+/u)
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
}
