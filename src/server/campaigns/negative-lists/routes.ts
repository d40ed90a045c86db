import { Hono } from 'hono';
import {
  addedNegativesSchema,
  campaignListsSchema,
  negativeListEditSchema,
  newNegativeListSchema,
} from '#domain/making/structure/negative-lists.ts';
import type { UserEnv } from '../../request/context.ts';
import { notFound } from '../../request/errors.ts';
import { validate } from '../../middleware/validate.ts';
import { campaignOf, ownedCampaign } from '../../request/owned-campaign.ts';
import { uuidParam } from '../../request/uuid-param.ts';
import { listFailures, NO_LIST } from './messages.ts';
import { listDeletedLists, listNegativeLists, readListsOf, readNegativeList } from './reads.ts';
import {
  addToNegativeList,
  deleteNegativeList,
  insertNegativeList,
  type ListFailure,
  restoreNegativeList,
  setLists,
  updateNegativeList,
} from './writes.ts';

/** @throws the refusal. */
function unlessRefused<Done extends object>(done: Done | ListFailure): Done {
  if (typeof done === 'string') throw listFailures[done]();
  return done;
}

/** A person's shared lists of negatives. Every query contains the owner's id. */
export function negativeListRoutes() {
  const refOf = (c: { req: { param: (name: 'id') => string }; var: UserEnv['Variables'] }) => ({
    userId: c.var.user.id,
    id: uuidParam(c.req.param('id'), NO_LIST),
  });
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await listNegativeLists(c.var.db, c.var.user.id)))
    .post('/', validate('json', newNegativeListSchema), async (c) => {
      const made = await insertNegativeList(c.var.db, c.var.user.id, c.req.valid('json'));
      return c.json(unlessRefused(made), 201);
    })
    .get('/deleted', async (c) => c.json(await listDeletedLists(c.var.db, c.var.user.id)))
    .get('/:id', async (c) => {
      const { userId, id } = refOf(c);
      const list = await readNegativeList(c.var.db, userId, id);
      if (list === null) throw notFound(NO_LIST);
      return c.json(list);
    })
    .patch('/:id', validate('json', negativeListEditSchema), async (c) =>
      c.json(unlessRefused(await updateNegativeList(c.var.db, refOf(c), c.req.valid('json')))),
    )
    .delete('/:id', async (c) => {
      if (!(await deleteNegativeList(c.var.db, refOf(c)))) throw notFound(NO_LIST);
      return c.json({ deleted: true });
    })
    .post('/:id/restore', async (c) => c.json(unlessRefused(await restoreNegativeList(c.var.db, refOf(c)))))
    .post('/:id/negatives', validate('json', addedNegativesSchema), async (c) =>
      c.json(unlessRefused(await addToNegativeList(c.var.db, refOf(c), c.req.valid('json').negatives))),
    );
}

/** The shared lists of one campaign. */
export function campaignNegativeListRoutes() {
  return new Hono<UserEnv>()
    .get('/:id/negative-lists', async (c) => c.json(await readListsOf(c.var.db, await ownedCampaign(c))))
    .put('/:id/negative-lists', validate('json', campaignListsSchema), async (c) =>
      c.json(unlessRefused(await setLists(c.var.db, campaignOf(c), c.req.valid('json').listIds))),
    );
}
