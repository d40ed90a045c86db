import { Hono } from 'hono';
import { feedbackSchema } from '#domain/account/feedback.ts';
import type { UserEnv } from '../request/context.ts';
import { AppError } from '../request/errors.ts';
import { validate } from '../middleware/validate.ts';
import { insertFeedback } from './queries.ts';

const TOO_MANY = 'Você já enviou muitas mensagens hoje. Tente de novo amanhã.';

export function feedbackRoutes() {
  return new Hono<UserEnv>().post('/', validate('json', feedbackSchema), async (c) => {
    const isStored = await insertFeedback(c.var.db, c.var.user.id, c.req.valid('json').content);
    if (!isStored) throw new AppError('rate_limited', TOO_MANY);
    return c.json({ sent: true }, 201);
  });
}
