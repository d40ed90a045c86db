import { Hono } from 'hono';
import { comparedSchema } from '#domain/comparison/results.ts';
import type { UserEnv } from '../context.ts';
import { notFound } from '../errors.ts';
import { validate } from '../middleware/validate.ts';
import { readResults } from './queries.ts';

/** What campaigns cost and sold, side by side. Every query contains the owner's id. */
export function resultRoutes() {
  return new Hono<UserEnv>().get('/', validate('query', comparedSchema), async (c) => {
    const results = await readResults(c.var.db, c.var.user.id, c.req.valid('query').ids);
    if (results === null) throw notFound('Campanha não encontrada.');
    return c.json(results);
  });
}
