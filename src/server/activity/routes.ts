import { Hono } from 'hono';
import type { UserEnv } from '../request/context.ts';
import { readActivity } from './queries.ts';

/** The person's last actions, read from the rows themselves; there is no separate log. */
export function activityRoutes() {
  return new Hono<UserEnv>().get('/', async (c) => c.json(await readActivity(c.var.db, c.var.user.id)));
}
