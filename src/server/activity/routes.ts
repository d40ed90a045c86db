import { Hono } from 'hono';
import type { Deps, UserEnv } from '../context.ts';
import { readActivity } from './queries.ts';

/** The person's last actions, read from the rows themselves; there is no separate log. */
export function activityRoutes(deps: Deps) {
  return new Hono<UserEnv>().get('/', async (c) => c.json(await readActivity(deps.db, c.var.user.id)));
}
