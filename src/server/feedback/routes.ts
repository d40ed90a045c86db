import { Hono } from 'hono';
import { feedbackSchema } from '#domain/feedback.ts';
import type { Deps, UserEnv } from '../context.ts';
import { feedbacks } from '../db/schema.ts';
import { requireSession } from '../middleware/session.ts';
import { requireSubscription } from '../middleware/require-subscription.ts';
import { validate } from '../middleware/validate.ts';

export function feedbackRoutes(deps: Deps) {
  return new Hono<UserEnv>()
    .use(requireSession(deps), requireSubscription)
    .post('/', validate('json', feedbackSchema), async (c) => {
      const { content } = c.req.valid('json');
      await deps.db.insert(feedbacks).values({ userId: c.var.user.id, content });
      return c.json({ sent: true }, 201);
    });
}
