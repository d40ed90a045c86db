import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { listenToChanges } from '#server/db/changes.ts';
import { createApp } from '#server/app.ts';
import type { Connection } from '#server/db/client.ts';
import { session as sessionTable } from '#server/db/schema/accounts.ts';
import { parseEnv } from '#server/boot/env.ts';
import { createLog } from '#server/boot/log.ts';
import { createCallers } from '#server/request/callers.ts';
import { createDiskRoom } from '#server/request/disk-room.ts';
import { signedCookies } from '#server/session/signed-cookies.ts';
import { createSession } from '#server/testing/factories.ts';

export interface Served {
  url: string;
  session: Awaited<ReturnType<typeof createSession>>;
  close: () => Promise<void>;
}

/** Serves the app on its own port, with a session of this account. */
export async function serveApp(
  { db, target }: Connection,
  userId: string,
  clientRoot?: string,
): Promise<Served> {
  const env = parseEnv({ LOG_LEVEL: 'silent' });
  const log = createLog('silent');
  const secret = randomBytes(32).toString('base64url');
  const changes = listenToChanges(target, 'profiles_changed', log);
  const sales = listenToChanges(target, 'orders_changed', log);
  const cookies = signedCookies({ secret, appUrl: env.APP_URL });
  const callers = createCallers(cookies, []);
  const app = createApp(
    { env, db, target, log, secret, cookies, callers, disk: createDiskRoom(), changes, sales },
    clientRoot,
  );
  const session = await createSession(db, userId, { secret, appUrl: env.APP_URL });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    session,
    async close() {
      await changes.stop();
      await db.delete(sessionTable).where(eq(sessionTable.token, session.token));
      server.close();
    },
  };
}
