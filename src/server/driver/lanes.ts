import type pg from 'pg';
import { Lane, SLOW_MS } from './lane.ts';
import type { RunStatement } from './statements.ts';

/** Two, so that PostgreSQL can use two processors and one lost connection is not all of them. */
const LANES = 2;
/**
 * Statements on their way on one lane. The others wait for the lane that is free first: PostgreSQL's processes do not
 * get the processor equally often, and whoever already stands behind one has to wait for it.
 */
const AHEAD = 8;

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
    return (lanes[place] = new Lane(config, { patienceMs, onRoom: serve }));
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
      if (lane !== null && lane.waiting >= AHEAD) {
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
