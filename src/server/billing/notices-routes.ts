import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { type NoticeChoice, noticeChoiceSchema } from '#domain/account/notices.ts';
import type { UserEnv } from '../request/context.ts';
import { profiles } from '../db/schema/profiles.ts';
import { validate } from '../middleware/validate.ts';

/** Which mails about trials and payments a person wants to receive. */
export function noticesRoutes() {
  return new Hono<UserEnv>()
    .get('/', async (c) => {
      const [row] = await c.var.db
        .select({ muted: profiles.mutedNotices })
        .from(profiles)
        .where(eq(profiles.id, c.var.user.id));
      return c.json<NoticeChoice>({ muted: row?.muted ?? [] });
    })
    .put('/', validate('json', noticeChoiceSchema), async (c) => {
      const choice = c.req.valid('json');
      await c.var.db
        .update(profiles)
        .set({ mutedNotices: choice.muted, updatedAt: sql`now()` })
        .where(eq(profiles.id, c.var.user.id));
      return c.json(choice);
    });
}
