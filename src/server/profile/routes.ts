import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { profileSchema } from '#domain/profile.ts';
import type { Deps, UserEnv } from '../context.ts';
import type { Database } from '../db/client.ts';
import { profiles, user } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { requireSession } from '../middleware/session.ts';
import { validate } from '../middleware/validate.ts';
import { presentProfile } from './present.ts';

/** A person's own profile: open to whoever is signed in, expired or not. */
export function profileRoutes(deps: Deps) {
  return new Hono<UserEnv>()
    .use(requireSession(deps))
    .get('/', async (c) => {
      const [row] = await deps.db.select().from(profiles).where(eq(profiles.id, c.var.user.id));
      if (!row) throw notFound();
      return c.json(presentProfile(row));
    })
    .patch('/', validate('json', profileSchema), async (c) => {
      const row = await updateProfile(deps.db, c.var.user.id, c.req.valid('json'));
      return c.json(presentProfile(row));
    });
}

async function updateProfile(
  db: Database,
  userId: string,
  { fullName, phone }: { fullName: string; phone: string | null },
) {
  return db.transaction(async (tx) => {
    await tx
      .update(user)
      .set({ name: fullName, updatedAt: sql`now()` })
      .where(eq(user.id, userId));
    const [row] = await tx
      .update(profiles)
      .set({ fullName, phone, updatedAt: sql`now()` })
      .where(eq(profiles.id, userId))
      .returning();
    if (!row) throw notFound();
    return row;
  });
}
