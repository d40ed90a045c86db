import { APIError, createAuthMiddleware } from 'better-auth/api';
import { and, eq, gt, gte, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import type { Database } from '../db/client.ts';
import { signInFailures } from '../db/schema.ts';

const MAX_FAILURES = 10;
const windowStartsAfter = sql`now() - interval '15 minutes'`;

/** Ten wrong passwords for one e-mail, known or not, close its sign-in for 15 minutes, from whatever address they came. */
export function signInLimit(db: Database) {
  const isSignIn = (context: { path?: string }) => context.path === '/sign-in/email';
  return {
    id: 'sign-in-limit',
    hooks: {
      before: [
        {
          matcher: isSignIn,
          handler: createAuthMiddleware(async (ctx) => {
            if (await isClosed(db, emailHash(ctx.body))) {
              throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS' });
            }
          }),
        },
      ],
      after: [
        {
          matcher: isSignIn,
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            const email = emailHash(ctx.body);
            if (!(returned instanceof APIError)) await forget(db, email);
            else if (returned.body?.code === 'INVALID_EMAIL_OR_PASSWORD') await count(db, email);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

function emailHash(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  const normal = typeof email === 'string' ? email.trim().toLowerCase() : '';
  return createHash('sha256').update(normal).digest('hex');
}

async function isClosed(db: Database, emailHash: string): Promise<boolean> {
  const rows = await db
    .select({ count: signInFailures.count })
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.emailHash, emailHash),
        gte(signInFailures.count, MAX_FAILURES),
        gt(signInFailures.windowStart, windowStartsAfter),
      ),
    );
  return rows.length > 0;
}

async function count(db: Database, emailHash: string): Promise<void> {
  const isOpen = sql`${signInFailures.windowStart} > ${windowStartsAfter}`;
  await db
    .insert(signInFailures)
    .values({ emailHash, count: 1, windowStart: sql`now()` })
    .onConflictDoUpdate({
      target: signInFailures.emailHash,
      set: {
        count: sql`case when ${isOpen} then ${signInFailures.count} + 1 else 1 end`,
        windowStart: sql`case when ${isOpen} then ${signInFailures.windowStart} else now() end`,
      },
    });
}

async function forget(db: Database, emailHash: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.emailHash, emailHash));
}
