import { Hono } from 'hono';
import { newChecksSchema } from '#domain/making/landing-page/stored-check.ts';
import type { UserEnv } from '../request/context.ts';
import { AppError, notFound } from '../request/errors.ts';
import { validate } from '../middleware/validate.ts';
import { campaignOf, NO_CAMPAIGN } from '../request/owned-campaign.ts';
import { askForChecks, CHECKS_A_DAY, listChecks } from './queries.ts';

/** Checks of the pages behind a campaign's ads. Every query contains the owner's id. */
export function pageCheckRoutes() {
  return new Hono<UserEnv>()
    .get('/:id/page-checks', async (c) => {
      const checks = await listChecks(c.var.db, campaignOf(c));
      if (checks === null) throw notFound(NO_CAMPAIGN);
      return c.json(checks);
    })
    .post('/:id/page-checks', validate('json', newChecksSchema), async (c) => {
      const outcome = await askForChecks(c.var.db, campaignOf(c), c.req.valid('json'));
      if (outcome === 'no_campaign') throw notFound(NO_CAMPAIGN);
      if (outcome === 'too_many_today') {
        throw new AppError(
          'rate_limited',
          `Sua conta verifica até ${CHECKS_A_DAY} páginas por dia. Tente de novo amanhã.`,
        );
      }
      return c.json({ isQueued: true }, 201);
    });
}
