import { Hono } from 'hono';
import { type ContentsPage, contentsQuerySchema } from '#domain/making/campaign/campaign.ts';
import type { SharedCampaign } from '#domain/making/campaign/share.ts';
import type { AppEnv, Deps } from '../../request/context.ts';
import { answerJson } from '../../middleware/compression.ts';
import type { Shares } from '../../middleware/fair-share.ts';
import { limitByAddress } from '../../middleware/limit-by-address.ts';
import { secretPageHeaders, withHeaders } from '../../middleware/security-headers.ts';
import { validate } from '../../middleware/validate.ts';
import { readShared, readSharedContents } from '../reads.ts';
import { deadLink } from './messages.ts';
import { markOpened, prepareSharedRead } from './shared-read.ts';

const READS = { max: 120, seconds: 60 };

/** The routes that a link opens for everybody who has it. They only read. */
export function sharedRoutes(deps: Deps, { wholeCampaign }: Shares) {
  const campaign = prepareSharedRead(deps, readShared);
  const contents = prepareSharedRead(deps, readSharedContents);
  return new Hono<AppEnv>()
    .use(withHeaders(secretPageHeaders), limitByAddress(deps, 'shared', READS))
    .get('/:token', wholeCampaign, async (c) => {
      const found = await campaign(c.req.param('token'));
      if (found === null) throw deadLink();
      await markOpened(deps.db, found.id);
      return answerJson<SharedCampaign>(c, found.payload);
    })
    .get('/:token/contents', wholeCampaign, validate('query', contentsQuerySchema), async (c) => {
      const page = await contents(c.req.param('token'), c.req.valid('query').from);
      if (page === null) throw deadLink();
      return answerJson<ContentsPage>(c, page.payload);
    });
}
