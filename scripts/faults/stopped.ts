import { connect } from '#server/db/client.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET } from '#server/testing/server-process.ts';
import { killIfThere, postmasterPid } from './cuts.ts';
import type { Attacked } from './attacked.ts';
import { processesOf } from './processes.ts';

export interface StoppedAnswer {
  path: string;
  status: number;
  retryAfter: string | null;
  ms: number;
}

/**
 * Stops every process of the database without ending any, so that it accepts connections and never answers; asks the
 * server meanwhile; lets the database go on.
 * @param times how many requests of each kind at once.
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
    const calls = Array.from({ length: times }, () => [
      ask('GET', '/api/campaigns'),
      ask('POST', '/api/campaigns', { name: 'Verão' }),
      ask('PATCH', '/api/profile', { fullName: 'Ana', phone: '' }),
    ]);
    return await Promise.all([...calls.flat(), ask('GET', '/healthz')]);
  } finally {
    for (const pid of pids) killIfThere(pid, 'SIGCONT');
  }
}
