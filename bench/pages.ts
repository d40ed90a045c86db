import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/db/client.ts';
import { Caller } from './load.ts';
import { withOurServer } from './our-server.ts';
import type { ServerProcess } from './processes.ts';
import { writeSection } from './results.ts';
import { campaignList } from './works.ts';

const PAGES = 1000;
/** What other people ask for meanwhile: far from what the server can do, so that waiting shows, not the queue. */
const CALLERS = 8;
const EVERY_MS = 100;
const CALM_MS = 15_000;
const LOOK_EVERY_MS = 250;
/** Beyond it, something hangs. */
const LONGEST_MS = 40 * 60_000;

const folder = join(import.meta.dirname, '../src/domain/making/landing-page/testing/pages');
const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name)));

/** Has 1,000 pages checked in a row, and watches the server's memory and what others wait meanwhile. */
export async function benchPages(): Promise<void> {
  const site = await openSite();
  try {
    const env = { LOG_LEVEL: 'warn', PAGE_CHECK_ALLOW: '127.0.0.1' };
    await withOurServer(env, async ({ server, fixtures, connection: { db } }) => {
      const requests = fixtures.readers.map((viewer) => campaignList.request(server.port, viewer));
      const ask = (until: () => boolean) => askCalmly(server.port, requests, until);
      await ask(after(2000));
      const calm = await ask(after(CALM_MS));
      await putInQueue(db, `http://127.0.0.1:${(site.address() as AddressInfo).port}`); // a server on a port has such an address
      const since = performance.now();
      const watch = watchMemory(db, server);
      // Awaited at once: a failure that nobody awaits ends the process, and the server stays.
      const [busy, memory] = await Promise.all([ask(() => watch.isOver), watch.memory]);
      await writeDown({ calm, busy, memory, seconds: (performance.now() - since) / 1000 });
    });
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

async function openSite(): Promise<Server> {
  const site = createServer((request, response) => {
    const page = pages[Number(/\d+/u.exec(request.url ?? '')?.[0] ?? 0) % pages.length];
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return site;
}

async function putInQueue(db: Database, origin: string): Promise<void> {
  await db.execute(sql`
    insert into page_checks (user_id, campaign_id, label, url)
    select user_id, id, 'p' || n, ${origin} || '/' || n
    from (select c.*, row_number() over () as n from campaigns c
      where user_id in (select user_id from campaigns group by user_id having count(*) > 1)) as numbered
    union all
    select user_id, id, 'q' || n, ${origin} || '/' || n
    from (select c.*, row_number() over () as n from campaigns c
      where user_id in (select user_id from campaigns group by user_id having count(*) > 1)) as numbered
    limit ${PAGES}`);
}

const after = (ms: number) => {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
};

async function askCalmly(
  port: number,
  requests: readonly Buffer[],
  isOver: () => boolean,
): Promise<number[]> {
  const times: number[] = [];
  const call = async (callerIndex: number) => {
    const caller = new Caller(port);
    await delay((EVERY_MS * callerIndex) / CALLERS);
    for (let turn = callerIndex; !isOver(); turn += CALLERS) {
      const since = performance.now();
      times.push(await caller.ask(requests[turn % requests.length] ?? Buffer.alloc(0)));
      await delay(Math.max(0, since + EVERY_MS - performance.now()));
    }
    caller.close();
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, callerIndex) => call(callerIndex)));
  return times;
}

interface Memory {
  done: number;
  mb: number;
}

function watchMemory(db: Database, server: ServerProcess): { isOver: boolean; memory: Promise<Memory[]> } {
  const watch = { isOver: false, memory: Promise.resolve<Memory[]>([]) };
  const look = async () => {
    const memory: Memory[] = [];
    const isLate = after(LONGEST_MS);
    try {
      for (let done = 0; done < PAGES;) {
        await delay(LOOK_EVERY_MS);
        const { rows } = await db.execute<{ done: number }>(
          sql`select count(*)::int as done from page_checks where state = 'done'`,
        );
        done = rows[0]?.done ?? 0;
        memory.push({ done, mb: server.memoryMb() });
        if (isLate()) throw new Error(`only ${done} of ${PAGES} pages were checked`);
      }
      return memory;
    } finally {
      watch.isOver = true;
    }
  };
  watch.memory = look();
  return watch;
}

async function writeDown({
  calm,
  busy,
  memory,
  seconds,
}: {
  calm: number[];
  busy: number[];
  memory: Memory[];
  seconds: number;
}): Promise<void> {
  const at = (times: readonly number[], part: number) =>
    times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? NaN;
  const most = (from: number, to: number) =>
    Math.max(...memory.filter(({ done }) => done >= from && done < to).map(({ mb }) => mb));
  const times = (part: number) => (at(busy, part) / at(calm, part)).toFixed(2);
  const row = (name: string, all: readonly number[]) => [
    name,
    `${all.length}`,
    `${at(all, 0.5).toFixed(1)} ms`,
    `${at(all, 0.95).toFixed(1)} ms`,
  ];
  await writeSection(
    'Pages',
    `\`npm run bench -- pages\`: ${PAGES} pages checked in a row in ${seconds.toFixed(0)} s, each fetched four times and
studied, by one process that answers ${CALLERS} callers meanwhile. Others wait ${times(0.5)} times as long as before
(p50) and ${times(0.95)} times (p95; goal: 1.5). The process's largest memory: ${most(0, 200).toFixed(0)} MB in the first
200 pages, ${most(400, 600).toFixed(0)} MB in those from 400 to 600, ${most(800, PAGES + 1).toFixed(0)} MB in the last 200.
Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}.`,
    [['', 'answers', 'p50', 'p95'], row('calm', calm), row('while pages are checked', busy)],
  );
}
