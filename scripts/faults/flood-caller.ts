// A process of its own that calls without a pause, so that the attack does not slow whoever measures. Attackers have
// processors of their own; this one takes what server, database and measurement leave.
import { randomUUID } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** What one loop calls again and again. `UUID` in path and body is another id each time. */
export interface FloodCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface FloodOrder {
  url: string;
  /** One for each loop. */
  calls: readonly FloodCall[];
}

const PAUSE_WHEN_CUT_MS = 5;

setPriority(constants.priority.PRIORITY_LOW);

process.on('message', ({ url, calls }: FloodOrder) => {
  for (const call of calls) void repeat(url, call);
});

async function repeat(url: string, { method, path, headers, body }: FloodCall): Promise<never> {
  const fresh = (text: string) => text.replaceAll('UUID', () => randomUUID());
  for (;;) {
    try {
      const answer = await fetch(url + fresh(path), {
        method,
        headers: { Origin: url, 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: fresh(body) }),
      });
      await answer.arrayBuffer();
    } catch {
      await delay(PAUSE_WHEN_CUT_MS); // the server may close the connection of whoever floods it
    }
  }
}
