import { sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Deps, UserEnv } from '../context.ts';
import type { Database } from '../db/client.ts';
import { countedWrite, WRITE_WINDOW_SECONDS } from '../db/write-counts.ts';
import { AppError } from '../errors.ts';

const MESSAGE = 'Você gravou muitas coisas em pouco tempo. Espere um minuto e tente de novo.';

export function isWrite(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/**
 * Requires `requireSession`. Allows each account at most WRITES_PER_MINUTE writes, counted across processes.
 */
export function limitWrites({ db, env }: Deps) {
  return createMiddleware<UserEnv>(async (c, next) => {
    if (isWrite(c.req.method) && (await countWrite(db, c.var.user.id)) > env.WRITES_PER_MINUTE) {
      c.header('Retry-After', String(WRITE_WINDOW_SECONDS));
      throw new AppError('rate_limited', MESSAGE);
    }
    await next();
  });
}

async function countWrite(db: Database, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(countedWrite(sql`values (${userId}::uuid, now(), 1)`));
  return rows[0]?.count ?? 0;
}
