import { Hono } from 'hono';
import { resultsQuerySchema } from '#domain/deciding/comparison/choice.ts';
import type { UserEnv } from '../request/context.ts';
import { notFound } from '../request/errors.ts';
import { NO_CAMPAIGN, campaignOf } from '../request/owned-campaign.ts';
import { validate } from '../middleware/validate.ts';
import { readChanges } from './changes.ts';
import { readDashboard } from './dashboard.ts';
import { readProducts, readResults } from './queries.ts';
import { readShares } from './shares.ts';

/** Costs and sales of campaigns, side by side. Every query contains the owner's id. */
export function resultRoutes() {
  return new Hono<UserEnv>()
    .get('/', validate('query', resultsQuerySchema), async (c) => {
      const results = await readResults(c.var.db, c.var.user.id, c.req.valid('query').ids);
      if (results === null) throw notFound(NO_CAMPAIGN);
      return c.json(results);
    })
    .get('/dashboard', async (c) => c.json(await readDashboard(c.var.db, c.var.user.id)))
    .get('/changes/:id', async (c) => {
      const changes = await readChanges(c.var.db, campaignOf(c));
      if (changes === null) throw notFound(NO_CAMPAIGN);
      return c.json(changes);
    })
    .get('/shares/:id', async (c) => {
      const shares = await readShares(c.var.db, campaignOf(c));
      if (shares === null) throw notFound(NO_CAMPAIGN);
      return c.json(shares);
    })
    .get('/products', async (c) => c.json(await readProducts(c.var.db, c.var.user.id)));
}
