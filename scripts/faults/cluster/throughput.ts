import type { Connection } from '#server/db/client.ts';
import { createCampaign, createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET } from '#server/testing/server-process.ts';
import { quantile } from '../verdict.ts';

const CLIENTS = 32;
const SECONDS = 8;

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** Clients that read their list of campaigns, and then that save campaigns, each as fast as it gets answers. */
export async function measureThroughput({ db }: Connection, urls: readonly string[]) {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => {
      const url = urls[number % urls.length] ?? '';
      const { id } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
      for (const name of ['Verão', 'Outono', 'Inverno']) await createCampaign(db, id, { name });
      const { header } = await createSession(db, id, { secret: AUTH_SECRET, appUrl: url });
      return { url, headers: { Origin: url, 'Content-Type': 'application/json', Cookie: header } };
    }),
  );
  const run = async (ask: (client: (typeof clients)[number]) => Promise<Response>): Promise<Measured> => {
    const times: number[] = [];
    let failed = 0;
    const until = performance.now() + SECONDS * 1000;
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < until) {
          const since = performance.now();
          const answer = await ask(client);
          await answer.arrayBuffer();
          if (answer.ok) times.push(performance.now() - since);
          else failed += 1;
        }
      }),
    );
    return {
      perSecond: Math.round(times.length / SECONDS),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      failed,
    };
  };
  const reads = await run(({ url, headers }) => fetch(`${url}/api/campaigns`, { headers }));
  const writes = await run(({ url, headers }) =>
    fetch(`${url}/api/campaigns`, { method: 'POST', headers, body: JSON.stringify({ name: 'Verão' }) }),
  );
  return { reads, writes };
}
