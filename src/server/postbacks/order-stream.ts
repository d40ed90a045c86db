import { Hono } from 'hono';
import type { Deps, UserEnv } from '../request/context.ts';
import { streamChanges } from '../middleware/event-stream.ts';
import { currentUser, sessionReader } from '../session/guard.ts';

/** Notifies a person's open screens when orders arrive or change. */
export function orderStream(deps: Deps) {
  const readSession = sessionReader(deps);
  return new Hono<UserEnv>().get('/events', (c) => {
    const { id } = c.var.user;
    return streamChanges(c, {
      changes: deps.sales,
      event: 'orders',
      isFor: (about) => about === null || about === id,
      async mayListen() {
        const session = await readSession(c);
        return session !== null && currentUser(session, deps.env.ADMIN_EMAIL).closedBy === null;
      },
    });
  });
}
