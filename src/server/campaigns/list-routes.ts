import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { randomUUID } from 'node:crypto';
import { assetRenameSchema } from '#domain/campaign/asset-origin.ts';
import { type AssetFields, assetSchema } from '#domain/campaign/campaign.ts';
import type { AppEnv, Deps, UserEnv } from '../context.ts';
import { isRefusedStatement } from '../db/failures.ts';
import { AppError, notFound } from '../errors.ts';
import { answerJson } from '../middleware/compression.ts';
import { type CampaignCall, NO_CAMPAIGN, placeOf } from '../middleware/campaign-place.ts';
import { uuidOrNull, uuidParam } from '../middleware/uuid-param.ts';
import { validate } from '../middleware/validate.ts';
import { prepareGuardedWrite } from '../session/guarded-write.ts';
import { accountFull, checkSize, isStorable, NO_LIST, rewriteList } from './change-list.ts';
import {
  changeList,
  deleteList,
  insertList,
  insertParts,
  insertValues,
  type ListPlace,
  storedContent,
} from './list-writes.ts';
import { MAX_LISTS } from './quotas.ts';

const full = {
  no_campaign: () => notFound(NO_CAMPAIGN),
  too_many_lists: () =>
    new AppError('too_large', `Uma campanha guarda até ${MAX_LISTS} listas. Apague as que não usa mais.`),
  account_full: accountFull,
};

/**
 * Saves a list in one statement, before the guards: `prepareGuardedWrite` checks what they check. Whatever it does not
 * save goes on to them and to `listRoutes`.
 */
export function quickListRoutes(deps: Deps) {
  const run = prepareGuardedWrite(
    deps,
    insertParts((name) => sql`${sql.placeholder(name)}`),
  );
  const save = createMiddleware<AppEnv>(async (c, next) => {
    const token = deps.cookies.readSession(c);
    const campaignId = uuidOrNull(c.req.param('id'));
    const list = token === null || campaignId === null ? null : await readList(c);
    if (token === null || campaignId === null || list === null) return next();
    const id = randomUUID();
    const answer = JSON.stringify({ id });
    const isSaved = await run(c, token, { values: insertValues(id, campaignId, ...list), answer }).catch(
      (error: unknown) => {
        if (error instanceof AppError || isRefusedStatement(error)) return false;
        throw error; // the list may be stored, and the guards would store it again
      },
    );
    return isSaved ? answerJson(c, answer, 201) : next();
  });
  return new Hono<AppEnv>().post('/:id/assets', save);
}

type StorableList = [AssetFields, ReturnType<typeof storedContent>];

async function readList(c: Context<AppEnv>): Promise<StorableList | null> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) return null;
  const body: unknown = await c.req.json().catch(() => null);
  const list = assetSchema.safeParse(body).data;
  if (list === undefined) return null;
  const content = storedContent(list.content);
  return isStorable(content) ? [list, content] : null;
}

/** The lists in a person's campaign. Every query contains the owner's id. */
export function listRoutes() {
  return new Hono<UserEnv>()
    .post('/:id/assets', validate('json', assetSchema), async (c) => {
      const place = placeOf(c);
      const list = c.req.valid('json');
      checkSize(list.content);
      const stored = await insertList(c.var.db, place, list);
      if (typeof stored === 'string') throw full[stored]();
      return c.json(stored, 201);
    })
    .patch('/:id/assets/:assetId', validate('json', assetRenameSchema), async (c) => {
      const renamed = await changeList(c.var.db, listPlaceOf(c), c.req.valid('json'));
      if (!renamed) throw notFound(NO_LIST);
      return c.json({ renamed });
    })
    .put('/:id/assets/:assetId', validate('json', assetSchema), async (c) => {
      const place = listPlaceOf(c);
      return c.json({ itemCount: await rewriteList(c.var.db, place, c.req.valid('json'), 'replace') });
    })
    .post('/:id/assets/:assetId/items', validate('json', assetSchema), async (c) => {
      const place = listPlaceOf(c);
      return c.json({ itemCount: await rewriteList(c.var.db, place, c.req.valid('json'), 'add') });
    })
    .delete('/:id/assets/:assetId', async (c) => {
      const deleted = await deleteList(c.var.db, listPlaceOf(c));
      if (!deleted) throw notFound(NO_LIST);
      return c.json({ deleted });
    });
}

function listPlaceOf(c: CampaignCall & { req: { param: (name: 'assetId') => string } }): ListPlace {
  return { ...placeOf(c), assetId: uuidParam(c.req.param('assetId'), NO_LIST) };
}
