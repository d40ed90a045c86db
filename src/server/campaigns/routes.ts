import { Hono } from 'hono';
import {
  type CampaignDetail,
  campaignEditSchema,
  type CampaignSummary,
  type ContentsPage,
  contentsQuerySchema,
  sentCampaignSchema,
  type WholeAsset,
} from '#domain/making/campaign/campaign.ts';
import type { AppEnv, Deps, UserEnv } from '../request/context.ts';
import { AppError, notFound } from '../request/errors.ts';
import { answerJson } from '../middleware/compression.ts';
import { campaignOf, NO_CAMPAIGN } from '../request/owned-campaign.ts';
import { uuidOrNull } from '../request/uuid-param.ts';
import { validate } from '../middleware/validate.ts';
import { prepareGuardedRead } from '../session/guarded-read.ts';
import { NO_LIST } from './change-list.ts';
import { deleteCampaign, findCampaign, insertCampaign, updateCampaign } from './campaign-writes.ts';
import { CONFLICT, STORED_BEFORE, tooManyCampaigns } from './messages.ts';
import { listCampaigns, readCampaign, readContents, readList } from './reads.ts';

/** These routes check the session in their own statement. */
export function campaignReadRoutes(deps: Deps) {
  const all = prepareGuardedRead(deps, listCampaigns);
  const detail = prepareGuardedRead(deps, readCampaign);
  const contents = prepareGuardedRead(deps, readContents);
  const list = prepareGuardedRead(deps, readList);
  return new Hono<AppEnv>()
    .get('/', async (c) => answerJson<CampaignSummary[]>(c, (await all(c)) ?? '[]'))
    .get('/:id', async (c) => {
      const campaign = await detail(c, uuidOrNull(c.req.param('id')));
      if (campaign === null) throw notFound(NO_CAMPAIGN);
      return answerJson<CampaignDetail>(c, campaign);
    })
    .get('/:id/contents', validate('query', contentsQuerySchema), async (c) => {
      const page = await contents(c, uuidOrNull(c.req.param('id')), c.req.valid('query').from);
      if (page === null) throw notFound(NO_CAMPAIGN);
      return answerJson<ContentsPage>(c, page);
    })
    .get('/:id/assets/:assetId', async (c) => {
      const { id, assetId } = c.req.param();
      const asset = await list(c, uuidOrNull(id), uuidOrNull(assetId));
      if (asset === null) throw notFound(NO_LIST);
      return answerJson<WholeAsset>(c, asset);
    });
}

/** A person's own campaigns. Every query contains the owner's id. */
export function campaignRoutes() {
  return new Hono<UserEnv>()
    .post('/', validate('json', sentCampaignSchema), async (c) => {
      const [{ db, user }, fields] = [c.var, c.req.valid('json')];
      const campaign = await insertCampaign(db, user.id, fields);
      if (campaign === 'too_many') throw tooManyCampaigns();
      if (campaign !== 'known') return c.json(campaign, 201);
      const current = await findCampaign(db, { userId: user.id, campaignId: fields.id ?? '' });
      if (current === null) throw notFound(NO_CAMPAIGN);
      throw new AppError('conflict', STORED_BEFORE, { current });
    })
    .patch('/:id', validate('json', campaignEditSchema), async (c) => {
      const ref = campaignOf(c);
      const { version, ...fields } = c.req.valid('json');
      const campaign = await updateCampaign(c.var.db, { ...ref, version }, fields);
      if (campaign !== null) return c.json(campaign);
      const current = await findCampaign(c.var.db, ref);
      if (current === null) throw notFound(NO_CAMPAIGN);
      throw new AppError('conflict', CONFLICT, { current });
    })
    .delete('/:id', async (c) => {
      if (!(await deleteCampaign(c.var.db, campaignOf(c)))) throw notFound(NO_CAMPAIGN);
      return c.json({ deleted: true });
    });
}
