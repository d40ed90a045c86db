import pg from 'pg';
import { isStalePlan, nameOf, type RunStatement, SHORTEST_RUN_MS } from './statements.ts';

/** Two, so that PostgreSQL can use two processors and one lost connection is not all of them. */
const LANES = 2;
/**
 * Statements on their way on one lane. The others wait for the lane that is free first: PostgreSQL's processes do not
 * get the processor equally often, and whoever already stands behind one has to wait for it.
 */
const AHEAD = 8;
/** A lane whose oldest statement is older gets no further one, so that a slow statement holds few others up. */
const SLOW_MS = 50;
/** PostgreSQL stops a statement this long before we give the connection up, with all statements on it. */
const FIRST_MS = 200;
const LIFETIME_MS = 1_800_000;

export interface Lanes {
  /**
   * Runs a statement that reads little and waits for no lock. Each statement is a transaction of its own, so
   * `set_config(…, true)` in one does not reach the next.
   */
  query: RunStatement;
  close: () => Promise<void>;
}

/**
 * Connections that send each statement at once instead of waiting for the answer to the one before, which
 * costs a third of the processor time. @param otherwise runs a statement while all lanes are slow.
 */
export function createLanes(config: pg.ClientConfig, otherwise: RunStatement, patienceMs?: number): Lanes {
  const lanes: (Lane | undefined)[] = Array.from({ length: LANES });
  const state = { isClosed: false, retry: null as NodeJS.Timeout | null };
  /** Statements that no lane has yet, the first one first. */
  const waiting: ((lane: Lane | null) => void)[] = [];
  const renew = (place: number): Lane => {
    void lanes[place]?.close();
    return (lanes[place] = new Lane(config, serve, patienceMs));
  };
  const quickest = (): Lane | null => {
    const now = performance.now();
    let best: Lane | null = null;
    for (let place = 0; place < LANES; place++) {
      const known = lanes[place];
      const lane = known?.isFresh(now) ? known : renew(place);
      if (!lane.isSlow(now) && (best === null || lane.waiting < best.waiting)) best = lane;
    }
    return best;
  };
  /** Gives what waits to the lanes that have room, and to `otherwise` while all lanes are slow. */
  function serve(): void {
    while (waiting.length > 0) {
      const lane = state.isClosed ? null : quickest();
      if (lane?.isFull) {
        state.retry ??= setTimeout(() => {
          state.retry = null;
          serve();
        }, SLOW_MS);
        return;
      }
      waiting.shift()?.(lane);
    }
  }
  return {
    query<Row extends pg.QueryResultRow>(text: string, values: unknown[]) {
      const since = performance.now();
      return new Promise<Row[]>((resolve) => {
        waiting.push((lane) =>
          resolve(lane ? lane.query<Row>(text, values, since) : otherwise<Row>(text, values)),
        );
        serve();
      });
    },
    async close() {
      state.isClosed = true;
      serve();
      await Promise.all(lanes.map(async (lane) => lane?.close()));
    },
  };
}

class Lane {
  readonly #client: pg.Client;
  readonly #born = performance.now();
  /** When each unanswered statement was sent. Answers come in the order of the statements. */
  readonly #sent: number[] = [];
  readonly #onRoom: () => void;
  readonly #patienceMs: number | undefined;
  #opening: Promise<unknown> | null;
  #isLost = false;

  /** @param onRoom is called after each answer. */
  constructor(config: pg.ClientConfig, onRoom: () => void, patienceMs: number | undefined) {
    const connecting = patienceMs !== undefined && { connectionTimeoutMillis: patienceMs - SHORTEST_RUN_MS };
    this.#client = new pg.Client({ ...config, ...connecting, keepAlive: true, pipeline: true });
    this.#onRoom = onRoom;
    this.#patienceMs = patienceMs;
    const lose = () => (this.#isLost = true);
    this.#client.on('error', lose).on('end', lose);
    this.#opening = this.#open().finally(() => (this.#opening = null));
    this.#opening.catch(lose); // each waiting statement fails with this error
  }

  get waiting(): number {
    return this.#sent.length;
  }

  get isFull(): boolean {
    return this.#sent.length >= AHEAD;
  }

  isFresh(now: number): boolean {
    return !this.#isLost && now - this.#born < LIFETIME_MS;
  }

  isSlow(now: number): boolean {
    const oldest = this.#sent[0];
    return oldest !== undefined && now - oldest > SLOW_MS;
  }

  /** @param since when the statement began to wait, like `performance.now()`. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[], since: number): Promise<Row[]> {
    this.#sent.push(performance.now());
    try {
      if (this.#opening) await this.#opening;
      const { rows } = await this.#client.query<Row>(this.#statement(text, values, since));
      return rows;
    } catch (error) {
      if (isStalePlan(error)) this.#isLost = true;
      throw error;
    } finally {
      this.#sent.shift();
      this.#onRoom();
    }
  }

  /** Ends the connection after the answers that are still awaited. */
  async close(): Promise<void> {
    this.#isLost = true;
    await this.#opening?.catch(() => undefined);
    await this.#client.end();
  }

  async #open(): Promise<void> {
    const since = performance.now();
    await this.#client.connect();
    if (this.#patienceMs === undefined) return;
    const limit = `set statement_timeout = ${this.#patienceMs - FIRST_MS}`;
    await this.#client.query(this.#statement(limit, undefined, since));
  }

  /** @param since when the statement began to wait for its connection. */
  #statement(text: string, values: unknown[] | undefined, since: number): pg.QueryConfig {
    const name = values && nameOf(text);
    const left =
      this.#patienceMs && Math.max(SHORTEST_RUN_MS, this.#patienceMs - (performance.now() - since));
    return {
      text,
      ...(values && { values }),
      ...(name !== undefined && { name }),
      ...(left !== undefined && { query_timeout: left }),
    };
  }
}
