import { Hono } from 'hono';
import { campaignSheetSchema } from '#domain/making/campaign/campaign.ts';
import type { UserEnv } from '../request/context.ts';
import { AppError, notFound } from '../request/errors.ts';
import { campaignOf, NO_CAMPAIGN } from '../request/owned-campaign.ts';
import { validate } from '../middleware/validate.ts';
import { CONFLICT } from './messages.ts';
import { findSheet, writeSheet } from './sheets.ts';

/** The product sheet of a person's campaign. Every query contains the owner's id. */
export function sheetRoutes() {
  return new Hono<UserEnv>()
    .get('/:id/sheet', async (c) => {
      const sheet = await findSheet(c.var.db, campaignOf(c));
      if (sheet === null) throw notFound(NO_CAMPAIGN);
      return c.json(sheet);
    })
    .put('/:id/sheet', validate('json', campaignSheetSchema), async (c) => {
      const ref = campaignOf(c);
      const written = await writeSheet(c.var.db, ref, c.req.valid('json'));
      if (written !== null) return c.json(written);
      const current = await findSheet(c.var.db, ref);
      if (current === null) throw notFound(NO_CAMPAIGN);
      throw new AppError('conflict', CONFLICT, { current });
    });
}
