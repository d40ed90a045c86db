import { Hono } from 'hono';
import { copiesSchema } from '#domain/making/structure/copy-draft.ts';
import type { UserEnv } from '../request/context.ts';
import { validate } from '../middleware/validate.ts';
import { campaignsFailures } from './draft-routes.ts';
import { insertCopies } from './several-campaigns.ts';

/** Copies of a campaign for other countries, each with its draft. */
export function copyRoutes() {
  return new Hono<UserEnv>().post('/copies', validate('json', copiesSchema), async (c) => {
    const { campaigns, source } = c.req.valid('json');
    const made = await insertCopies(c.var.db, c.var.user.id, campaigns, source);
    if (typeof made === 'string') throw campaignsFailures[made]();
    return c.json(made, 201);
  });
}
