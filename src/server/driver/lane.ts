import pg from 'pg';
import { isStalePlan, nameOf, SHORTEST_RUN_MS } from './statements.ts';

/** Nothing more waits behind a statement that is older: the pool takes it. */
export const SLOW_MS = 50;
/** PostgreSQL stops a statement this long before we give the connection up, with all statements on it. */
const FIRST_MS = 200;
const LIFETIME_MS = 1_800_000;

export interface LaneOptions {
  /** Longest duration of a statement, its wait included. Without it there is no limit. */
  patienceMs: number | undefined;
  /** Called after each answer. */
  onRoom?: () => void;
}

/** One connection that sends each statement at once instead of waiting for the answer to the one before. */
export class Lane {
  readonly #client: pg.Client;
  readonly #born = performance.now();
  /** When each unanswered statement was sent. Answers come in the order of the statements. */
  readonly #sent: number[] = [];
  readonly #onRoom: () => void;
  readonly #patienceMs: number | undefined;
  #opening: Promise<unknown> | null;
  #isLost = false;

  constructor(config: pg.ClientConfig, { patienceMs, onRoom = () => undefined }: LaneOptions) {
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
