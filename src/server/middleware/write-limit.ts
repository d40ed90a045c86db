import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps, UserEnv } from '../request/context.ts';
import type { Database } from '../db/client.ts';
import { AppError } from '../request/errors.ts';

const WRITE_WINDOW_SECONDS = 60;
const MESSAGE = 'Você gravou muitas coisas em pouco tempo. Espere um minuto e tente de novo.';

export function refuseWrite(c: Context): never {
  c.header('Retry-After', String(WRITE_WINDOW_SECONDS));
  throw new AppError('rate_limited', MESSAGE);
}

export function isWrite(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/**
 * Requires `requireSession`. Allows each account at most WRITES_PER_MINUTE writes, counted across processes.
 */
export function limitWrites({ db, env, callers }: Deps) {
  return createMiddleware<UserEnv>(async (c, next) => {
    if (isWrite(c.req.method) && (await countWrite(db, c.var.user.id)) > env.WRITES_PER_MINUTE) {
      callers.holdBack(c.var.user.id);
      refuseWrite(c);
    }
    await next();
  });
}

/** Counts a write before it is made, in one statement, so that writes at the same moment cannot pass together. */
async function countWrite(db: Database, userId: string): Promise<number> {
  const isOver = sql`write_counts.window_start < now() - ${sql.raw(`interval '${WRITE_WINDOW_SECONDS} seconds'`)}`;
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into write_counts values (${userId}, now(), 1)
    on conflict (user_id) do update set
      count = case when ${isOver} then 1 else write_counts.count + 1 end,
      window_start = case when ${isOver} then now() else write_counts.window_start end
    returning count`);
  return rows[0]?.count ?? 0;
}
