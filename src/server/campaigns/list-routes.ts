import { Hono } from 'hono';
import { assetRenameSchema } from '#domain/making/campaign/asset-origin.ts';
import { assetSchema } from '#domain/making/campaign/campaign.ts';
import type { UserEnv } from '../request/context.ts';
import { AppError, notFound } from '../request/errors.ts';
import { type CampaignCall, NO_CAMPAIGN, campaignOf } from '../request/owned-campaign.ts';
import { uuidParam } from '../request/uuid-param.ts';
import { validate } from '../middleware/validate.ts';
import { MAX_LISTS } from '../request/quotas.ts';
import { accountFull, NO_LIST, rewriteList, storedContent } from './change-list.ts';
import { changeList, deleteList, insertList, type ListRef } from './list-writes.ts';

const full = {
  no_campaign: () => notFound(NO_CAMPAIGN),
  too_many_lists: () =>
    new AppError('too_large', `Uma campanha guarda até ${MAX_LISTS} listas. Apague as que não usa mais.`),
  account_full: accountFull,
};

/** The lists in a person's campaign. Every query contains the owner's id. */
export function listRoutes() {
  return new Hono<UserEnv>()
    .post('/:id/assets', validate('json', assetSchema), async (c) => {
      const ref = campaignOf(c);
      const { content, ...list } = c.req.valid('json');
      const stored = await insertList(c.var.db, ref, list, storedContent(content));
      if (typeof stored === 'string') throw full[stored]();
      return c.json(stored, 201);
    })
    .patch('/:id/assets/:assetId', validate('json', assetRenameSchema), async (c) => {
      const renamed = await changeList(c.var.db, listOf(c), c.req.valid('json'));
      if (!renamed) throw notFound(NO_LIST);
      return c.json({ renamed });
    })
    .put('/:id/assets/:assetId', validate('json', assetSchema), async (c) => {
      const ref = listOf(c);
      return c.json({ itemCount: await rewriteList(c.var.db, ref, c.req.valid('json'), 'replace') });
    })
    .post('/:id/assets/:assetId/items', validate('json', assetSchema), async (c) => {
      const ref = listOf(c);
      return c.json({ itemCount: await rewriteList(c.var.db, ref, c.req.valid('json'), 'add') });
    })
    .delete('/:id/assets/:assetId', async (c) => {
      const deleted = await deleteList(c.var.db, listOf(c));
      if (!deleted) throw notFound(NO_LIST);
      return c.json({ deleted });
    });
}

function listOf(c: CampaignCall & { req: { param: (name: 'assetId') => string } }): ListRef {
  return { ...campaignOf(c), assetId: uuidParam(c.req.param('assetId'), NO_LIST) };
}
