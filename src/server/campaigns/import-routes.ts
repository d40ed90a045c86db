import { Hono } from 'hono';
import { type ImportedCampaign, importSchema } from '#domain/making/editor-file/imported/source.ts';
import type { AppEnv, Deps, UserEnv } from '../request/context.ts';
import { notFound } from '../request/errors.ts';
import { answerJson } from '../middleware/compression.ts';
import { NO_CAMPAIGN } from '../request/owned-campaign.ts';
import { uuidOrNull } from '../request/uuid-param.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { validate } from '../middleware/validate.ts';
import { prepareGuardedRead } from '../session/guarded-read.ts';
import { throwRefusal } from './negative-lists/messages.ts';
import { importCampaigns } from './import-writes.ts';
import { readImported } from './draft-reads.ts';
import { campaignsFailures } from './draft-routes.ts';

/** This route checks the session in its own statement. */
export function importReadRoutes(deps: Deps, { wholeCampaign }: Shares) {
  const read = prepareGuardedRead(deps, readImported);
  return new Hono<AppEnv>().get('/:id/imported', wholeCampaign, async (c) => {
    const imported = await read(c, uuidOrNull(c.req.param('id')));
    if (imported === null) throw notFound(NO_CAMPAIGN);
    return answerJson<ImportedCampaign | null>(c, imported);
  });
}

/** Campaigns of an Editor export become the person's own. */
export function importRoutes() {
  return new Hono<UserEnv>().post('/import', validate('json', importSchema), async (c) => {
    const made = await importCampaigns(c.var.db, c.var.user.id, c.req.valid('json')).catch(throwRefusal);
    if (typeof made === 'string') throw campaignsFailures[made]();
    return c.json(made, 201);
  });
}
