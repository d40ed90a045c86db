import { Hono } from 'hono';
import { adminActionSchema, pageQuerySchema, userQuerySchema } from '#domain/account/admin.ts';
import { securityEventQuerySchema } from '#domain/account/security-events.ts';
import type { Deps, UserEnv } from '../request/context.ts';
import { AppError, notFound } from '../request/errors.ts';
import { currentUser, sessionReader } from '../session/guard.ts';
import { clientAddressReader } from '../request/client-address.ts';
import { uuidParam } from '../request/uuid-param.ts';
import { validate } from '../middleware/validate.ts';
import { streamChanges } from '../middleware/event-stream.ts';
import { logOf } from '../request/log-of.ts';
import { changeUser, countUsers, listAudit, listFeedback, listUsers, readFeedback } from './queries.ts';
import { listSecurityEvents } from './security-events.ts';

const NO_USER = 'Usuário não encontrado.';
const NO_FEEDBACK = 'Mensagem não encontrada.';

/** Only for the account of ADMIN_EMAIL. Every request of others gets 403. */
export function adminRoutes(deps: Deps) {
  const { db, env, changes } = deps;
  const readSession = sessionReader(deps);
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  return new Hono<UserEnv>()
    .get('/users', validate('query', userQuerySchema), async (c) =>
      c.json(await listUsers(db, c.req.valid('query'))),
    )
    .get('/users/totals', validate('query', userQuerySchema), async (c) =>
      c.json(await countUsers(db, c.req.valid('query'))),
    )
    .patch('/users/:id', validate('json', adminActionSchema), async (c) => {
      const userId = uuidParam(c.req.param('id'), NO_USER);
      const { id: adminId, now } = c.var.user;
      if (userId === adminId) throw new AppError('forbidden', 'Você não pode mudar a sua própria conta.');
      const { action } = c.req.valid('json');
      const address = readAddress(c);
      const changed = await changeUser(c.var.db, { adminId, userId, action, now, address });
      if (changed === null) throw notFound(NO_USER);
      logOf(c).info({ adminId, userId, action }, 'account changed by the admin');
      return c.json(changed);
    })
    .get('/users/:id/audit', async (c) => c.json(await listAudit(db, uuidParam(c.req.param('id'), NO_USER))))
    .get('/feedback', validate('query', pageQuerySchema), async (c) =>
      c.json(await listFeedback(db, c.req.valid('query').cursor)),
    )
    .get('/feedback/:id', async (c) => {
      const feedback = await readFeedback(db, uuidParam(c.req.param('id'), NO_FEEDBACK));
      if (feedback === null) throw notFound(NO_FEEDBACK);
      return c.json(feedback);
    })
    .get('/security-events', validate('query', securityEventQuerySchema), async (c) =>
      c.json(await listSecurityEvents(db, c.req.valid('query'))),
    )
    .get('/events', (c) =>
      streamChanges(c, {
        changes,
        event: 'profiles',
        async mayListen() {
          const session = await readSession(c);
          return session !== null && currentUser(session, env.ADMIN_EMAIL).isAdmin;
        },
      }),
    );
}
