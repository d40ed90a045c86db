import { Hono } from 'hono';
import { feedbackSchema } from '#domain/account/feedback.ts';
import type { UserEnv } from '../context.ts';
import { validate } from '../middleware/validate.ts';
import { insertFeedback } from './queries.ts';

export function feedbackRoutes() {
  return new Hono<UserEnv>().post('/', validate('json', feedbackSchema), async (c) => {
    await insertFeedback(c.var.db, c.var.user.id, c.req.valid('json').content);
    return c.json({ sent: true }, 201);
  });
}
