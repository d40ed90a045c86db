import { Hono } from 'hono';
import type { Deps, UserEnv } from '../context.ts';
import { readActivity } from './queries.ts';

/** What this person did last, told by the rows themselves: there is no log to keep. */
export function activityRoutes(deps: Deps) {
  return new Hono<UserEnv>().get('/', async (c) => c.json(await readActivity(deps.db, c.var.user.id)));
}
