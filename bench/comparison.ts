import { load, type LoadResult } from './load.ts';
import type { ServerProcess } from './processes.ts';

const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_MS = 1500;
/** Until V8 has compiled what is called often. A server runs for days. */
const WARM_UP_MS = 5000;

export interface Contender {
  server: ServerProcess;
  /** The same work, as requests to this server. */
  requests: readonly Buffer[];
  /** Removes what a round has written. */
  afterRound?: () => Promise<void>;
}

export interface Outcome {
  perSecond: number;
  p50: number;
  p99: number;
  /** The server's own processor time per answer, in milliseconds; null when the system does not report it. */
  cpuMs: number | null;
  /**
   * Answers per second relative to the first contender: the median over the rounds, each compared with its
   * neighbour.
   */
  share: number;
}

/**
 * Asks the contenders in turn, for five rounds, so that other load on the machine affects all of them
 * equally.
 */
export async function compare(contenders: readonly Contender[]): Promise<Outcome[]> {
  const rounds: (LoadResult & { cpuSeconds: number })[][] = contenders.map(() => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [at, { server, requests, afterRound }] of contenders.entries()) {
      const before = server.cpuSeconds() ?? 0;
      const ms = round < 0 ? WARM_UP_MS : ROUND_MS;
      const result = await load({ port: server.port, requests, connections: CONNECTIONS, ms });
      if (round >= 0) rounds[at]?.push({ ...result, cpuSeconds: (server.cpuSeconds() ?? 0) - before });
      await afterRound?.();
    }
  }
  const [first = []] = rounds;
  return contenders.map(({ server }, at) => {
    const own = rounds[at] ?? [];
    const times = own.flatMap((round) => round.times).sort((one, other) => one - other);
    const cpuSeconds = own.reduce((sum, round) => sum + round.cpuSeconds, 0);
    return {
      perSecond: median(own.map((round) => round.perSecond)),
      p50: times[Math.floor(times.length * 0.5)] ?? 0,
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
      cpuMs: server.cpuSeconds() === null ? null : (cpuSeconds / times.length) * 1000,
      share: median(own.map((round, index) => (first[index]?.perSecond ?? 0) / round.perSecond)),
    };
  });
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
