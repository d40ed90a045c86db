import { sql } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppEnv, Deps } from '../request/context.ts';
import type { Database } from '../db/client.ts';

/** A database that does not answer within this time counts as unavailable. */
const HEALTH_MS = 2000;

/**
 * `/livez`: the process answers; a supervisor restarts it when it does not. `/readyz`: it can serve, its
 * database included, and is not stopping; a load balancer asks this. `/healthz`: it can serve.
 */
export function healthRoutes(
  deps: Pick<Deps, 'db' | 'databaseTrouble' | 'ending'>,
  headers: MiddlewareHandler,
) {
  const answerHealth = async (c: Context<AppEnv>) => {
    const isHealthy = await Promise.race([answers(deps.db), delay(HEALTH_MS, false, { ref: false })]);
    return isHealthy ? c.json({ status: 'ok' }) : unavailable(c, deps.databaseTrouble?.() ?? null);
  };
  return new Hono<AppEnv>()
    .get('/livez', headers, (c) => c.json({ status: 'ok' }))
    .get('/healthz', headers, answerHealth)
    .get('/readyz', headers, async (c) =>
      deps.ending?.aborted === true ? unavailable(c, 'O servidor está terminando.') : await answerHealth(c),
    );
}

function unavailable(c: Context<AppEnv>, reason: string | null) {
  const body = { status: 'unavailable', ...(reason !== null && { reason }) };
  return c.json(body, 503, { 'Retry-After': '1' });
}

function answers(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
