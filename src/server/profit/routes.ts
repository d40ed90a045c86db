import { Hono, type HonoRequest } from 'hono';
import { newRateSchema, profitIdsSchema } from '#domain/measuring/profit/rates.ts';
import type { UserEnv } from '../request/context.ts';
import { notFound, tooLarge } from '../request/errors.ts';
import { NO_CAMPAIGN } from '../request/owned-campaign.ts';
import { uuidParam } from '../request/uuid-param.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { validate } from '../middleware/validate.ts';
import { readAdvice } from './advice.ts';
import type { Call } from './claims.ts';
import { readCampaignProfits, readOfflineOrders, readProfit, readSoldDays } from './queries.ts';
import { deleteRate, listRates, saveRate } from './rates.ts';

const NO_RATE = 'Cotação não encontrada.';

/** The profit of campaigns and the person's exchange rates. Every query contains the owner's id. */
export function profitRoutes({ manyRows }: Shares) {
  return new Hono<UserEnv>()
    .get('/', manyRows, validate('query', profitIdsSchema), async (c) => {
      const profits = await readCampaignProfits(callOf(c), c.req.valid('query').ids);
      if (profits === null) throw notFound(NO_CAMPAIGN);
      return c.json(profits);
    })
    .get('/days', manyRows, validate('query', profitIdsSchema), async (c) => {
      const sold = await readSoldDays(callOf(c), c.req.valid('query').ids);
      if (sold === null) throw notFound(NO_CAMPAIGN);
      return c.json(sold);
    })
    .get('/advice', manyRows, async (c) => c.json(await readAdvice(callOf(c))))
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
    .get('/:id/orders', manyRows, async (c) => {
      const id = uuidParam(c.req.param('id'), NO_CAMPAIGN);
      const orders = await readOfflineOrders(callOf(c), id);
      if (orders === null) throw notFound(NO_CAMPAIGN);
      return c.json(orders);
    })
    .get('/:id', manyRows, async (c) => {
      const id = uuidParam(c.req.param('id'), NO_CAMPAIGN);
      const profit = await readProfit(callOf(c), id);
      if (profit === null) throw notFound(NO_CAMPAIGN);
      return c.json(profit);
    });
}

function callOf({ req, var: { db, user } }: { req: HonoRequest; var: UserEnv['Variables'] }): Call {
  return { db, userId: user.id, caller: req.raw.signal };
}
