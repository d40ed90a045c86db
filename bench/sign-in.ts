import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { hashPassword } from '#server/auth/passwords.ts';
import { createUser, PASSWORD } from '#server/testing/factories.ts';
import { median } from './comparison.ts';
import type { Fixtures } from './fixtures.ts';
import { Caller } from './load.ts';
import { withOurServer } from './our-server.ts';
import type { ServerProcess } from './processes.ts';
import { writeSection } from './results.ts';
import { browserRequest } from './wire.ts';

const PEOPLE = 60;
/** Others sign in before them: V8 compiles the server's code meanwhile. Each once, because a second browser also sends a letter. */
const WARM_UP = 60;
const GOAL_HASHES = 1.6;
const AT_ONCE = 16;
const GOAL_MS = 50;
const BESIDE_MS = 6000;
const OTHERS = 8;
const OTHERS_EVERY_MS = 40;

/** Measures a sign-in in hashes, and what others wait while sixteen people sign in at once. */
export async function benchSignIn(): Promise<void> {
  await withOurServer({ TRUSTED_PROXIES: '127.0.0.1' }, async ({ server, fixtures, connection }) => {
    const emails: string[] = [];
    for (let n = 0; n < WARM_UP + PEOPLE; n++) emails.push((await createUser(connection.db)).email);
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

const about = `\`npm run bench -- sign-in\`: medians of ${PEOPLE} pairs, hash and sign-in in turn, after ${WARM_UP} others; beside: ${OTHERS} callers, each
every ${OTHERS_EVERY_MS} ms; Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}.`;

async function inHashes({ port }: ServerProcess, emails: readonly string[]) {
  const pairs: { hash: number; signIn: number }[] = [];
  const caller = new Caller(port);
  for (const [at, email] of emails.entries()) {
    const since = performance.now();
    await hashPassword(PASSWORD);
    const hash = performance.now() - since;
    const signIn = await caller.ask(signInRequest(port, email));
    if (at >= WARM_UP) pairs.push({ hash, signIn });
  }
  caller.close();
  return {
    hash: median(pairs.map(({ hash }) => hash)),
    signIn: median(pairs.map(({ signIn }) => signIn)),
    ratio: median(pairs.map(({ hash, signIn }) => signIn / hash)),
  };
}

let addresses = 0;
function signInRequest(port: number, email: string): Buffer {
  addresses += 1;
  return browserRequest({
    port,
    path: '/api/auth/sign-in/email',
    body: { email, password: PASSWORD },
    headers: [`X-Forwarded-For: 10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`],
  });
}

/**
 * Sixteen people sign in again and again.
 * @returns how many do so in a second.
 */
async function signInTogether({ port }: ServerProcess, emails: readonly string[]): Promise<number> {
  const until = performance.now() + BESIDE_MS;
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, who) => {
      const caller = new Caller(port);
      for (let n = who; performance.now() < until; n += AT_ONCE, done += 1)
        await caller.ask(signInRequest(port, emails[n % emails.length] ?? ''));
      caller.close();
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
      const caller = new Caller(port);
      for (let n = who; !state.isDone; n += OTHERS) {
        const { cookie = '' } = readers[n % readers.length] ?? {};
        times.push(await caller.ask(browserRequest({ port, path: '/api/campaigns', cookie })));
        await delay(OTHERS_EVERY_MS);
      }
      caller.close();
    }),
  );
  times.sort((one, other) => one - other);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, result: await result };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
