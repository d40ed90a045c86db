import { Hono } from 'hono';
import { exampleRemovalSchema } from '#domain/making/campaign/first-steps.ts';
import type { UserEnv } from '../request/context.ts';
import { AppError, notFound } from '../request/errors.ts';
import { validate } from '../middleware/validate.ts';
import { deleteExample, insertExample, keepExample } from './example-writes.ts';
import { readFirstSteps } from './first-steps.ts';
import { campaignsFailures } from './draft-routes.ts';

const NO_EXAMPLE = 'O exemplo não está mais na sua conta.';
const EDITED = 'Você mudou coisas no exemplo. Escolha entre remover tudo e guardar como campanha sua.';

/** The first steps of a new account, and the example that shows a finished campaign. */
export function firstStepsRoutes() {
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await readFirstSteps(c.var.db, c.var.user.id)))
    .post('/example', async (c) => {
      const made = await insertExample(c.var.db, c.var.user.id);
      if (typeof made === 'string') throw campaignsFailures[made]();
      return c.json(made, 201);
    })
    .delete('/example', validate('query', exampleRemovalSchema), async (c) => {
      const { edited } = c.req.valid('query');
      const end = await deleteExample(c.var.db, c.var.user.id, edited === 'delete');
      if (end === 'none') throw notFound(NO_EXAMPLE);
      if (end === 'edited') throw new AppError('conflict', EDITED);
      return c.json({ deleted: true });
    })
    .post('/example/keep', async (c) => {
      if (!(await keepExample(c.var.db, c.var.user.id))) throw notFound(NO_EXAMPLE);
      return c.json({ kept: true });
    });
}
