import { Hono } from 'hono';
import {
  assetSchema,
  campaignEditSchema,
  campaignSchema,
  MAX_ASSET_BYTES,
} from '#domain/campaign/campaign.ts';
import type { Deps, UserEnv } from '../context.ts';
import { AppError, notFound, tooLarge } from '../errors.ts';
import { uuidParam } from '../middleware/uuid-param.ts';
import { validate } from '../middleware/validate.ts';
import {
  deleteAsset,
  deleteCampaign,
  insertAsset,
  insertCampaign,
  prepareCampaignReads,
  updateCampaign,
} from './queries.ts';

const NO_CAMPAIGN = 'Campanha não encontrada.';
const NO_ASSET = 'Lista não encontrada nesta campanha.';
const CONFLICT = 'Esta campanha foi alterada em outra aba ou aparelho depois que você a abriu.';

/** A person's own campaigns and what they keep; the owner's id is in every query. */
export function campaignRoutes(deps: Deps) {
  const { db } = deps;
  const reads = prepareCampaignReads(db);
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await reads.list(c.var.user.id)))
    .post('/', validate('json', campaignSchema), async (c) => {
      const campaign = await insertCampaign(db, c.var.user.id, c.req.valid('json'));
      return c.json(campaign, 201);
    })
    .get('/:id', async (c) => {
      const campaign = await reads.detail(c.var.user.id, uuidParam(c.req.param('id'), NO_CAMPAIGN));
      if (campaign === null) throw notFound(NO_CAMPAIGN);
      return c.json(campaign);
    })
    .patch('/:id', validate('json', campaignEditSchema), async (c) => {
      const userId = c.var.user.id;
      const id = uuidParam(c.req.param('id'), NO_CAMPAIGN);
      const { version, ...fields } = c.req.valid('json');
      const campaign = await updateCampaign(db, { userId, id, version }, fields);
      if (campaign !== null) return c.json(campaign);
      const current = await reads.detail(userId, id);
      if (current === null) throw notFound(NO_CAMPAIGN);
      throw new AppError('conflict', CONFLICT, { current });
    })
    .delete('/:id', async (c) => {
      const deleted = await deleteCampaign(db, c.var.user.id, uuidParam(c.req.param('id'), NO_CAMPAIGN));
      if (!deleted) throw notFound(NO_CAMPAIGN);
      return c.json({ deleted });
    })
    .post('/:id/assets', validate('json', assetSchema), async (c) => {
      const campaignId = uuidParam(c.req.param('id'), NO_CAMPAIGN);
      const asset = c.req.valid('json');
      if (Buffer.byteLength(JSON.stringify(asset.content)) > MAX_ASSET_BYTES) {
        throw tooLarge('A lista passa do tamanho máximo de 1 MB.');
      }
      const id = await insertAsset(db, { userId: c.var.user.id, campaignId }, asset);
      if (id === null) throw notFound(NO_CAMPAIGN);
      return c.json({ id }, 201);
    })
    .delete('/:id/assets/:assetId', async (c) => {
      const campaignId = uuidParam(c.req.param('id'), NO_CAMPAIGN);
      const assetId = uuidParam(c.req.param('assetId'), NO_ASSET);
      const deleted = await deleteAsset(db, { userId: c.var.user.id, campaignId, assetId });
      if (!deleted) throw notFound(NO_ASSET);
      return c.json({ deleted });
    });
}
