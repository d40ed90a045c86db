import { Hono } from 'hono';
import { accountAssetsSaveSchema } from '#domain/making/structure/account-assets.ts';
import { validate } from '../../middleware/validate.ts';
import type { UserEnv } from '../../request/context.ts';
import { AppError } from '../../request/errors.ts';
import { readAccountAssets, saveAccountAssets } from './queries.ts';

/** The assets that all campaigns of a person share. */
export function accountAssetsRoutes() {
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await readAccountAssets(c.var.db, c.var.user.id)))
    .put('/', validate('json', accountAssetsSaveSchema), async (c) => {
      const saved = await saveAccountAssets(c.var.db, c.var.user.id, c.req.valid('json'));
      if (saved === null)
        throw new AppError(
          'conflict',
          'Os recursos da conta foram alterados em outra aba ou aparelho depois que você os abriu.',
        );
      return c.json(saved);
    });
}
