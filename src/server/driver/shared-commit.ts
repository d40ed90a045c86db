import type pg from 'pg';
import { Lane, SLOW_MS } from './lane.ts';
import type { Lanes } from './lanes.ts';
import type { RunStatement } from './statements.ts';

/** Writes that are sent together, at most. */
const TOGETHER = 16;
/** How long a write waits for rows that another connection has locked: those behind it wait too. */
const LOCK_MS = 20;
/** After this time, a connection that could not be opened is tried again. */
const RETRY_MS = 5000;

/** Also tells how the database is set to wait for the disk. */
const prepareLocks = `select current_setting('synchronous_commit') as durable, set_config('lock_timeout', $1, false)`;
const setCommit = `select set_config('synchronous_commit', $1, false)`;
/** Its commit waits for the disk, and with it all that was written before. */
const flush = `select set_config('synchronous_commit', $1, true), pg_logical_emit_message(true, 'faisca', '')`;

interface Write {
  /** @returns what tells the caller the answer, once it is on the disk. */
  send: (lane: Lane) => (onDisk: Promise<unknown>) => void;
  sendElsewhere: () => void;
}

interface Open {
  lane: Lane;
  /** How the database is set to wait for the disk. */
  durable: string;
}

/**
 * One connection for writes of one statement. Each is a transaction of its own, but those that come at the same time
 * wait for the disk once: each commits without waiting, and none is answered before a last commit has waited for all.
 * A write that meets a locked row fails with `lock_not_available` and has changed nothing. @param otherwise runs a
 * write while the connection is not open or is slow.
 */
export function createSharedCommit(
  config: pg.ClientConfig,
  otherwise: RunStatement,
  patienceMs?: number,
): Lanes {
  const waiting: Write[] = [];
  const state = { isRunning: false, isSlow: false, isClosed: false, retryAt: 0 };
  let open: Open | null = null;
  let opening: Promise<void> | null = null;
  let rounds: Promise<void> = Promise.resolve();

  function usable(): Open | null {
    const now = performance.now();
    if (open !== null && !open.lane.isFresh(now)) {
      void open.lane.close();
      open = null;
    }
    if (open === null && !state.isClosed && now >= state.retryAt) opening ??= begin();
    return state.isClosed || state.isSlow ? null : open;
  }

  async function begin(): Promise<void> {
    const lane = new Lane(config, { patienceMs });
    try {
      open = await prepare(lane);
    } catch {
      state.retryAt = performance.now() + RETRY_MS;
      await lane.close();
    } finally {
      opening = null;
    }
  }

  async function run(): Promise<void> {
    state.isRunning = true;
    while (waiting.length > 0) {
      const now = usable();
      if (now === null) turnAway();
      else await runRound(now, waiting.splice(0, TOGETHER));
    }
    state.isRunning = false;
  }

  async function runRound({ lane, durable }: Open, writes: readonly Write[]): Promise<void> {
    const slow = setTimeout(() => {
      state.isSlow = true;
      turnAway();
    }, SLOW_MS);
    const tell = writes.map(({ send }) => send(lane));
    const onDisk = lane.query(flush, [durable], performance.now());
    for (const one of tell) one(onDisk);
    await onDisk.catch(ignore); // each caller is told
    clearTimeout(slow);
    state.isSlow = false;
  }

  function turnAway(): void {
    for (const { sendElsewhere } of waiting.splice(0)) sendElsewhere();
  }

  return {
    query<Row extends pg.QueryResultRow>(text: string, values: unknown[]) {
      if (usable() === null) return otherwise<Row>(text, values);
      const since = performance.now();
      return new Promise<Row[]>((resolve) => {
        waiting.push({
          send(lane) {
            const answer = lane.query<Row>(text, values, since);
            answer.catch(ignore); // the caller is told below
            return (onDisk) => resolve(onDisk.then(() => answer));
          },
          sendElsewhere: () => resolve(otherwise<Row>(text, values)),
        });
        if (!state.isRunning) rounds = run();
      });
    },
    async close() {
      state.isClosed = true;
      await rounds;
      await opening;
      await open?.lane.close();
    },
  };
}

/** @throws when the database lets nobody wait for the disk in this way. */
async function prepare(lane: Lane): Promise<Open> {
  const now = performance.now();
  const [row] = await lane.query<{ durable: string }>(prepareLocks, [`${LOCK_MS}`], now);
  const durable = row?.durable ?? 'on';
  await lane.query(setCommit, ['off'], now);
  await lane.query(flush, [durable], now);
  return { lane, durable };
}

function ignore(): void {
  return undefined;
}
