import { Hono } from 'hono';
import { newShareSchema } from '#domain/making/campaign/share.ts';
import type { Deps, UserEnv } from '../../request/context.ts';
import { notFound } from '../../request/errors.ts';
import { logOf } from '../../request/log-of.ts';
import { NO_CAMPAIGN, campaignOf } from '../../request/owned-campaign.ts';
import { clientAddressReader } from '../../request/client-address.ts';
import { uuidParam } from '../../request/uuid-param.ts';
import { validate } from '../../middleware/validate.ts';
import { NO_SHARE, tooManyShares, tooManySharesToday } from './messages.ts';
import { createShare, listShares, revokeShare } from './share-writes.ts';

/** The links to a person's campaign. Every query contains the owner's id. */
export function shareRoutes({ env }: Pick<Deps, 'env'>) {
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  return new Hono<UserEnv>()
    .get('/:id/shares', async (c) => {
      const shares = await listShares(c.var.db, campaignOf(c));
      if (shares === null) throw notFound(NO_CAMPAIGN);
      return c.json(shares);
    })
    .post('/:id/shares', validate('json', newShareSchema), async (c) => {
      const created = await createShare(
        c.var.db,
        { ...campaignOf(c), address: readAddress(c) },
        c.req.valid('json'),
      );
      if (created === 'no_campaign') throw notFound(NO_CAMPAIGN);
      if (created === 'too_many') throw tooManyShares();
      if (created === 'too_many_today') throw tooManySharesToday();
      c.set('repeatedBody', JSON.stringify({ ...created, token: null }));
      logOf(c).info({ share: created.id, userId: c.var.user.id }, 'a link to a campaign was created');
      return c.json(created, 201);
    })
    .delete('/:id/shares/:shareId', async (c) => {
      const shareId = uuidParam(c.req.param('shareId'), NO_SHARE);
      const request = { ...campaignOf(c), address: readAddress(c) };
      if (!(await revokeShare(c.var.db, request, shareId))) throw notFound(NO_SHARE);
      logOf(c).info({ share: shareId, userId: c.var.user.id }, 'a link to a campaign was revoked');
      return c.json({ deleted: true });
    });
}
