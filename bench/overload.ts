import { setTimeout as delay } from 'node:timers/promises';
import { cpus } from 'node:os';
import { Caller, type Heard, load } from './load.ts';
import { withOurServer } from './our-server.ts';
import { writeSection } from './results.ts';
import { browserRequest } from './wire.ts';
import { campaignList } from './works.ts';

const NORMAL_CONNECTIONS = 32;
/** Far more than may be served at once. */
const CALLERS = 600;
const SECONDS = 8;
const TIMES_TOO_MUCH = 2;
const HEALTH_EVERY_MS = 100;
/** Opening the connections is not the load that is measured; the normal load has the same start. */
const WARM_UP_MS = 2000;

/** What a caller hears whose connection was lost. */
const lost: Heard = { status: 0, ms: NaN, bytes: Buffer.alloc(0) };

interface Overload {
  port: number;
  requests: readonly Buffer[];
  perSecond: number;
}

interface Overloaded {
  /** Milliseconds of each answer, by status; 0 where the connection was lost. */
  times: Map<number, number[]>;
  withoutRetryAfter: number;
  health: number[];
}

/**
 * Asks for the list twice as often as it can be served. Accepted requests must stay fast, and the others must be
 * refused at once.
 */
export async function benchOverload(): Promise<void> {
  await withOurServer({ LOG_LEVEL: 'warn' }, async ({ server, fixtures }) => {
    const requests = fixtures.readers.map((viewer) => campaignList.request(server.port, viewer));
    const calm = { port: server.port, requests, connections: NORMAL_CONNECTIONS };
    await load({ ...calm, ms: WARM_UP_MS });
    const normal = await load({ ...calm, ms: SECONDS * 1000 });
    const heard = await overload({ ...calm, perSecond: normal.perSecond * TIMES_TOO_MUCH });
    await report(normal, heard);
  });
}

async function overload({ port, requests, perSecond }: Overload): Promise<Overloaded> {
  const heard: Overloaded = { times: new Map(), withoutRetryAfter: 0, health: [] };
  const from = performance.now() + WARM_UP_MS;
  const until = from + SECONDS * 1000;
  const every = (CALLERS / perSecond) * 1000;
  const call = async (callerIndex: number) => {
    const request = requests[callerIndex % requests.length] ?? Buffer.alloc(0);
    let caller = new Caller(port);
    await delay((every * callerIndex) / CALLERS);
    while (performance.now() < until) {
      const since = performance.now();
      const { status, ms, bytes } = await caller.hear(request).catch(() => lost);
      if (status === lost.status) caller = new Caller(port);
      if (status === 503 && !/^retry-after: /im.test(bytes.toString('latin1'))) heard.withoutRetryAfter += 1;
      const times = heard.times.get(status) ?? [];
      heard.times.set(status, times);
      if (since >= from) times.push(ms);
      await delay(Math.max(0, since + every - performance.now()));
    }
    caller.close();
  };
  const watchHealth = async () => {
    const caller = new Caller(port);
    while (performance.now() < until) {
      const ms = await caller.ask(browserRequest({ port, path: '/healthz' }));
      if (performance.now() >= from) heard.health.push(ms);
      await delay(HEALTH_EVERY_MS);
    }
    caller.close();
  };
  await Promise.all([
    watchHealth(),
    ...Array.from({ length: CALLERS }, (_, callerIndex) => call(callerIndex)),
  ]);
  return heard;
}

async function report(normal: Awaited<ReturnType<typeof load>>, heard: Overloaded): Promise<void> {
  const at = (times: readonly number[], part: number) =>
    [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? NaN;
  const row = (name: string, times: readonly number[], seconds = SECONDS) => [
    name,
    (times.length / seconds).toFixed(0),
    `${at(times, 0.5).toFixed(1)} ms`,
    `${at(times, 0.99).toFixed(1)} ms`,
  ];
  const accepted = heard.times.get(200) ?? [];
  const lost = [...heard.times].filter(([status]) => status !== 200 && status !== 503);
  const ratio = at(accepted, 0.99) / at(normal.times, 0.99);
  await writeSection(
    'Overload',
    `\`npm run bench -- overload\`: the list of campaigns, asked for by ${CALLERS} callers ${TIMES_TOO_MUCH} times as
often as ${NORMAL_CONNECTIONS} connections could get it, on the machine of the server and the database. The accepted
requests' p99 is ${ratio.toFixed(1)} times the normal one (goal: 3); refusals without Retry-After: ${heard.withoutRetryAfter}; other answers:
${lost.reduce((sum, [, times]) => sum + times.length, 0)}. Node ${process.versions.node},
${cpus().length} × ${cpus()[0]?.model ?? '?'}.`,
    [
      ['', 'per second', 'p50', 'p99'],
      row(`normal, ${NORMAL_CONNECTIONS} connections`, normal.times),
      row('overload, accepted', accepted),
      row('overload, refused with 503', heard.times.get(503) ?? []),
      row('overload, health check', heard.health),
    ],
  );
}
