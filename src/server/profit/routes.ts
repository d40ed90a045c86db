import { Hono, type HonoRequest } from 'hono';
import type { AccountTable } from '#domain/deciding/advice/account-table.ts';
import type { AdviceAnswer } from '#domain/deciding/advice/campaign-advice.ts';
import type { StoredOrders } from '#domain/measuring/profit/offline-files.ts';
import type { StoredProfit } from '#domain/measuring/profit/profit.ts';
import type { CampaignSold } from '#domain/measuring/profit/sold-days.ts';
import { newRateSchema, profitIdsSchema } from '#domain/measuring/profit/rates.ts';
import { ownersSchema, ownersSince } from '#domain/measuring/profit/shown-owners.ts';
import type { Call, UserEnv } from '../request/context.ts';
import { notFound, tooLarge } from '../request/errors.ts';
import { NO_CAMPAIGN } from '../request/owned-campaign.ts';
import { uuidParam } from '../request/uuid-param.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { answerKept, readKept, readKeptEach } from '../middleware/kept-answer.ts';
import { validate } from '../middleware/validate.ts';
import { readAccountTable } from './account-table.ts';
import { readAdvice } from './advice.ts';
import { readCampaignProfits, readOfflineOrders, readOwners, readProfit, readSoldDays } from './queries.ts';
import { deleteRate, listRates, saveRate } from './rates.ts';

const NO_RATE = 'Cotação não encontrada.';

/** The profit of campaigns and the person's exchange rates. Every query contains the owner's id. */
export function profitRoutes({ manyRows, wholeCampaign }: Shares) {
  return new Hono<UserEnv>()
    .get('/', manyRows, validate('query', profitIdsSchema), async (c) => {
      const { ids } = c.req.valid('query');
      const profits = await readKeptEach(c, 'total', ids, async (light) => {
        const read = found(await readCampaignProfits(callOf(c), light));
        return new Map(light.flatMap((id, at) => (read[at] ? [[id, read[at]] as const] : [])));
      });
      return c.json(ids.flatMap((id) => profits.get(id) ?? []));
    })
    .get('/days', manyRows, validate('query', profitIdsSchema), async (c) => {
      const { ids } = c.req.valid('query');
      const sold = await readKeptEach<CampaignSold | null>(c, 'sold', ids, async (light) => {
        const read = found(await readSoldDays(callOf(c), light));
        return new Map(read.map((each) => [each.id, each]));
      });
      return c.json(ids.flatMap((id) => sold.get(id) ?? []));
    })
    .get('/advice', manyRows, (c) =>
      answerKept<AdviceAnswer>(c, {
        kind: 'advice',
        campaignId: null,
        compute: async () => JSON.stringify(await readAdvice(callOf(c))),
      }),
    )
    .get('/account', manyRows, (c) =>
      answerKept<AccountTable>(c, {
        kind: 'account',
        campaignId: null,
        compute: async () => JSON.stringify(await readAccountTable(callOf(c))),
      }),
    )
    .get('/owners', manyRows, validate('query', ownersSchema), async (c) => {
      const { since } = c.req.valid('query');
      const { kept, ...stored } = await readKept(c, {
        kind: 'owners',
        campaignId: null,
        compute: () => readOwners(callOf(c)),
      });
      return c.json({ kept, ...ownersSince(stored, since) });
    })
    .get('/rates', async (c) => c.json(await listRates(c.var.db, c.var.user.id)))
    .put('/rates', validate('json', newRateSchema), async (c) => {
      const isSaved = await saveRate(c.var.db, c.var.user.id, c.req.valid('json'));
      if (!isSaved) throw tooLarge('Sua conta guarda até 2.000 cotações. Exclua as antigas.');
      return c.json({ saved: true });
    })
    .delete('/rates/:id', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_RATE);
      if (!(await deleteRate(c.var.db, c.var.user.id, id))) throw notFound(NO_RATE);
      return c.json({ deleted: true });
    })
    .get('/:id/orders', wholeCampaign, async (c) => {
      const id = uuidParam(c.req.param('id'), NO_CAMPAIGN);
      const compute = async () => JSON.stringify(found(await readOfflineOrders(callOf(c), id)));
      return answerKept<StoredOrders>(c, { kind: 'offline', campaignId: id, compute });
    })
    .get('/:id', manyRows, async (c) => {
      const id = uuidParam(c.req.param('id'), NO_CAMPAIGN);
      const compute = async () => JSON.stringify(found(await readProfit(callOf(c), id)));
      return answerKept<StoredProfit>(c, { kind: 'profit', campaignId: id, compute });
    });
}

/** @throws where a campaign is not this person's. */
function found<T>(read: T | null): T {
  if (read === null) throw notFound(NO_CAMPAIGN);
  return read;
}

function callOf({ req, var: { db, user } }: { req: HonoRequest; var: UserEnv['Variables'] }): Call {
  return { db, userId: user.id, caller: req.raw.signal };
}
