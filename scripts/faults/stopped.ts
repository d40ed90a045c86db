import { readdirSync, readFileSync } from 'node:fs';
import { connect } from '#server/db/client.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET } from '#server/testing/server-process.ts';
import { killIfThere, postmasterPid } from './cuts.ts';
import type { Attacked } from './databases.ts';

export interface StoppedAnswer {
  path: string;
  status: number;
  retryAfter: string | null;
  ms: number;
}

/**
 * Pauses every process of the database, so that it accepts connections but never answers. Sends requests to
 * the server meanwhile, then resumes the database. @param times number of requests of each kind at once.
 */
export async function askWhileStopped({ server, victim }: Attacked, times: number): Promise<StoppedAnswer[]> {
  const connection = connect(victim.target, { max: 1 });
  const { id } = await createUser(connection.db);
  const { header } = await createSession(connection.db, id, { secret: AUTH_SECRET, appUrl: server.url });
  await connection.close();
  const headers = { Origin: server.url, 'Content-Type': 'application/json', Cookie: header };
  const ask = async (method: string, path: string, body?: object): Promise<StoppedAnswer> => {
    const since = performance.now();
    const answer = await fetch(server.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.text();
    const ms = performance.now() - since;
    return { path, status: answer.status, retryAfter: answer.headers.get('retry-after'), ms };
  };
  const pids = processesOf(postmasterPid(victim.cluster));
  for (const pid of pids) killIfThere(pid, 'SIGSTOP');
  try {
    const answers = Array.from({ length: times }, () => [
      ask('GET', '/api/campaigns'),
      ask('POST', '/api/campaigns', { name: 'Verão' }),
      ask('PATCH', '/api/profile', { fullName: 'Ana', phone: '' }),
    ]);
    return await Promise.all([...answers.flat(), ask('GET', '/healthz')]);
  } finally {
    for (const pid of pids) killIfThere(pid, 'SIGCONT');
  }
}

/** Lists a process and its children from /proc on Linux. */
function processesOf(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number);
  return [parent, ...children];
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0; // it has ended meanwhile
  }
}
