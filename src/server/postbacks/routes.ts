import { Hono } from 'hono';
import { postbackNetworks } from '#domain/measuring/networks/postback-networks.ts';
import { MOST_SOURCES, newSourceSchema, ordersQuerySchema } from '#domain/measuring/networks/sources.ts';
import type { Deps, UserEnv } from '../request/context.ts';
import { logOf } from '../request/log-of.ts';
import { notFound, tooLarge } from '../request/errors.ts';
import { validate } from '../middleware/validate.ts';
import { uuidParam } from '../request/uuid-param.ts';
import { listOrders } from './orders.ts';
import { readAgain } from './receive.ts';
import { createSource, deleteSource, listReceipts, listSources, ownSource, renewSource } from './sources.ts';

const NO_SOURCE = 'Conexão não encontrada.';

/** A person's connections to networks. Every query contains the owner's id. */
export function sourceRoutes({ env, secret }: Pick<Deps, 'env' | 'secret'>) {
  const contextOf = (userId: string) => ({ userId, secret, appUrl: env.APP_URL });
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await listSources(c.var.db, c.var.user.id, Date.now())))
    .post('/', validate('json', newSourceSchema), async (c) => {
      const created = await createSource(c.var.db, contextOf(c.var.user.id), c.req.valid('json'));
      if (created === 'too_many') throw tooLarge(`Uma conta tem até ${MOST_SOURCES} conexões.`);
      c.set('repeatedBody', JSON.stringify({ ...created, url: null }));
      logOf(c).info({ source: created.id, userId: c.var.user.id }, 'a source of sales was created');
      return c.json(created, 201);
    })
    .post('/:id/renew', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_SOURCE);
      const renewed = await renewSource(c.var.db, contextOf(c.var.user.id), id);
      if (renewed === null) throw notFound(NO_SOURCE);
      c.set('repeatedBody', JSON.stringify({ ...renewed, url: null }));
      logOf(c).info({ source: id, userId: c.var.user.id }, 'a source of sales got a new address');
      return c.json(renewed);
    })
    .get('/:id/receipts', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_SOURCE);
      if ((await ownSource(c.var.db, c.var.user.id, id)) === null) throw notFound(NO_SOURCE);
      return c.json(await listReceipts(c.var.db, c.var.user.id, id));
    })
    .post('/:id/read-again', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_SOURCE);
      const userId = c.var.user.id;
      const source = await ownSource(c.var.db, userId, id);
      if (source === null) throw notFound(NO_SOURCE);
      const teller = { userId, network: source.network, sourceId: id };
      return c.json({ read: await readAgain(c.var.db, teller, postbackNetworks[source.network]) });
    })
    .delete('/:id', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_SOURCE);
      if (!(await deleteSource(c.var.db, c.var.user.id, id))) throw notFound(NO_SOURCE);
      logOf(c).info({ source: id, userId: c.var.user.id }, 'a source of sales was deleted');
      return c.json({ deleted: true });
    });
}

/** A person's orders, as networks reported them. */
export function orderRoutes() {
  return new Hono<UserEnv>().get('/', validate('query', ordersQuerySchema), async (c) =>
    c.json(await listOrders(c.var.db, c.var.user.id, c.req.valid('query'))),
  );
}
