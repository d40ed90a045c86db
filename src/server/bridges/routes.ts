import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { newCommandsSchema } from '#domain/deciding/bridge/commands.ts';
import { capsSchema, newBridgeSchema } from '#domain/deciding/bridge/messages.ts';
import type { Deps, UserEnv } from '../request/context.ts';
import { AppError, notFound, tooLarge } from '../request/errors.ts';
import { logOf } from '../request/log-of.ts';
import { validate } from '../middleware/validate.ts';
import { clientAddressReader } from '../request/client-address.ts';
import { NO_CAMPAIGN } from '../request/owned-campaign.ts';
import { uuidParam } from '../request/uuid-param.ts';
import { approveCommands, cancelCommand, undoCommand } from './approvals.ts';
import { listBridges, readBridge } from './bridge-reads.ts';
import { type Author, createBridge, deleteBridge, recordEvent, renewBridge } from './bridge-writes.ts';

const NO_BRIDGE = 'Conexão não encontrada.';
const NO_COMMAND = 'Esta mudança não está mais na fila.';
const renewSchema = z.strictObject({ caps: z.optional(capsSchema) });

const failures = {
  no_campaign: () => notFound(NO_CAMPAIGN),
  no_bridge: () => notFound(NO_BRIDGE),
  no_account: () => notFound('Esta conexão não conhece essa conta do Google Ads.'),
  no_command: () => notFound(NO_COMMAND),
  cannot: () => new AppError('conflict', 'Esta mudança não pode ser desfeita por aqui.'),
  too_many: () =>
    tooLarge('Há mudanças ou conexões demais esperando. Espere as antigas terminarem ou apague-as.'),
  too_many_today: () => new AppError('rate_limited', 'Muitas chaves novas hoje. Tente de novo amanhã.'),
};

/** A person's scripts in Google Ads. Every query contains the owner's id. */
export function bridgeRoutes({ env }: Pick<Deps, 'env'>) {
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  const authorOf = (c: Context<UserEnv>): Author => ({
    userId: c.var.user.id,
    address: readAddress(c),
    scriptAddress: `${env.APP_URL}/api/script`,
  });
  const refOf = (c: Context<UserEnv>) => ({
    userId: c.var.user.id,
    bridgeId: uuidParam(c.req.param('id'), NO_BRIDGE),
  });
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await listBridges(c.var.db, c.var.user.id)))
    .post('/', validate('json', newBridgeSchema), async (c) => {
      const created = await createBridge(c.var.db, authorOf(c), c.req.valid('json'));
      if (typeof created === 'string') throw failures[created]();
      c.set('repeatedBody', JSON.stringify({ ...created, script: null }));
      logOf(c).info({ bridge: created.id, userId: c.var.user.id }, 'a bridge was created');
      return c.json(created, 201);
    })
    .get('/:id', async (c) => {
      const found = await readBridge(c.var.db, c.var.user.id, uuidParam(c.req.param('id'), NO_BRIDGE));
      if (found === null) throw notFound(NO_BRIDGE);
      return c.json(found);
    })
    .post('/:id/keys', validate('json', renewSchema), async (c) => {
      const id = uuidParam(c.req.param('id'), NO_BRIDGE);
      const renewed = await renewBridge(c.var.db, authorOf(c), id, c.req.valid('json').caps);
      if (renewed === null) throw notFound(NO_BRIDGE);
      if (renewed === 'too_many_today') throw failures.too_many_today();
      c.set('repeatedBody', JSON.stringify({ ...renewed, script: null }));
      logOf(c).info({ bridge: id, userId: c.var.user.id }, 'a bridge got new keys');
      return c.json(renewed);
    })
    .delete('/:id', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_BRIDGE);
      if (!(await deleteBridge(c.var.db, authorOf(c), id))) throw notFound(NO_BRIDGE);
      logOf(c).info({ bridge: id, userId: c.var.user.id }, 'a bridge was deleted');
      return c.json({ deleted: true });
    })
    .post('/:id/commands', validate('json', newCommandsSchema), async (c) => {
      const approved = await approveCommands(c.var.db, refOf(c), c.req.valid('json'));
      if (typeof approved === 'string') throw failures[approved]();
      await recordEvent(c.var.db, authorOf(c), 'bridge_approved');
      return c.json(approved, 201);
    })
    .delete('/:id/commands/:commandId', async (c) => {
      const id = uuidParam(c.req.param('commandId'), NO_COMMAND);
      if (!(await cancelCommand(c.var.db, refOf(c), id))) throw notFound(NO_COMMAND);
      return c.json({ cancelled: true });
    })
    .post('/:id/commands/:commandId/undo', async (c) => {
      const id = uuidParam(c.req.param('commandId'), NO_COMMAND);
      const undone = await undoCommand(c.var.db, refOf(c), id);
      if (typeof undone === 'string') throw failures[undone]();
      await recordEvent(c.var.db, authorOf(c), 'bridge_approved');
      return c.json(undone, 201);
    });
}
