import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { hashPassword } from '#server/auth/passwords.ts';
import { createUser, PASSWORD } from '#server/testing/factories.ts';
import { median } from './comparison.ts';
import type { Fixtures } from './fixtures.ts';
import { withOurServer } from './our-server.ts';
import type { ServerProcess } from './processes.ts';
import { writeSection } from './results.ts';

const PEOPLE = 60;
const GOAL_HASHES = 1.5;
const AT_ONCE = 16;
const GOAL_MS = 50;
const BESIDE_MS = 6000;
const OTHERS = 8;
const OTHERS_EVERY_MS = 40;

/** Measures a sign-in in hashes, and what others wait while sixteen people sign in at once. */
export async function benchSignIn(): Promise<void> {
  await withOurServer({ TRUSTED_PROXIES: '127.0.0.1' }, async ({ server, fixtures, connection }) => {
    const emails: string[] = [];
    for (let n = 0; n < PEOPLE; n++) emails.push((await createUser(connection.db)).email);
    const { signIn, hash, ratio } = await inHashes(server, emails);
    const alone = await others(server, fixtures, delay(BESIDE_MS / 2));
    const busy = await others(server, fixtures, signInTogether(server, emails));
    await writeSection('Sign-in', about, [
      ['', 'measured', 'goal'],
      ['one argon2id hash with the same parameters', ms(hash), ''],
      ['one sign-in from a new browser', ms(signIn), ''],
      ['sign-in, in hashes', ratio.toFixed(2), `at most ${GOAL_HASHES}`],
      ["others' list of campaigns, p99, alone", ms(alone.p99), ''],
      [`the same while ${AT_ONCE} people sign in`, ms(busy.p99), `under ${GOAL_MS} ms`],
      ['sign-ins per second meanwhile', busy.result.toFixed(0), ''],
    ]);
  });
}

const about = `\`npm run bench -- sign-in\`: medians of ${PEOPLE} pairs, hash and sign-in in turn; others: ${OTHERS} callers, each
every ${OTHERS_EVERY_MS} ms; Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}.`;

async function inHashes(server: ServerProcess, emails: readonly string[]) {
  const pairs: { hash: number; signIn: number }[] = [];
  for (const [at, email] of [...emails.slice(0, 5), ...emails].entries()) {
    const hash = await timed(() => hashPassword(PASSWORD));
    const signIn = await timed(() => signInOnce(server, email));
    if (at >= 5) pairs.push({ hash, signIn });
  }
  return {
    hash: median(pairs.map(({ hash }) => hash)),
    signIn: median(pairs.map(({ signIn }) => signIn)),
    ratio: median(pairs.map(({ hash, signIn }) => signIn / hash)),
  };
}

let addresses = 0;
async function signInOnce({ port }: ServerProcess, email: string): Promise<void> {
  addresses += 1;
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: `http://127.0.0.1:${port}`,
      'X-Forwarded-For': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
    },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

/** Sixteen people sign in again and again. @returns how many do so in a second. */
async function signInTogether(server: ServerProcess, emails: readonly string[]): Promise<number> {
  const until = performance.now() + BESIDE_MS;
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, who) => {
      for (let n = who; performance.now() < until; n += AT_ONCE, done += 1)
        await signInOnce(server, emails[n % emails.length] ?? '');
    }),
  );
  return (done / BESIDE_MS) * 1000;
}

/** Reads lists of campaigns until the work is done. */
async function others<Result>(
  { port }: ServerProcess,
  { readers }: Fixtures,
  work: Promise<Result>,
): Promise<{ p99: number; result: Result }> {
  const times: number[] = [];
  const state = { isDone: false };
  const result = work.finally(() => (state.isDone = true));
  await Promise.all(
    Array.from({ length: OTHERS }, async (_, who) => {
      for (let n = who; !state.isDone; n += OTHERS) {
        const { cookie = '' } = readers[n % readers.length] ?? {};
        times.push(await timed(() => readList(port, cookie)));
        await delay(OTHERS_EVERY_MS);
      }
    }),
  );
  times.sort((one, other) => one - other);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, result: await result };
}

async function readList(port: number, cookie: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/campaigns`, { headers: { Cookie: cookie } });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
