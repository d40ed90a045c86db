import { Hono } from 'hono';
import { salesPartSchema } from '#domain/measuring/reports/sales/stored-sale.ts';
import { newImportSchema, rowsPartSchema } from '#domain/measuring/reports/stored-schema.ts';
import type { StoredTerms } from '#domain/measuring/reports/stored.ts';
import type { UserEnv } from '../request/context.ts';
import { AppError, notFound, tooLarge } from '../request/errors.ts';
import { answerJson } from '../middleware/compression.ts';
import { campaignOf } from '../request/owned-campaign.ts';
import { uuidParam } from '../request/uuid-param.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { validate } from '../middleware/validate.ts';
import { deleteImport, listImports, openImport } from './imports.ts';
import { ownedCampaign } from './own-campaign.ts';
import { addRows, addSales } from './rows.ts';
import { readTerms } from './terms.ts';

const NO_IMPORT = 'Relatório não encontrado.';

const importFailures = {
  known: () => new AppError('conflict', 'Este arquivo já está nesta campanha.'),
  other_currency: () =>
    new AppError(
      'conflict',
      'Este arquivo está em moeda diferente da dos outros relatórios desta campanha. Traga-o para outra campanha.',
    ),
  campaign_full: () => tooLarge('Esta campanha guarda até 300 relatórios. Apague os antigos.'),
  account_full: () =>
    tooLarge(
      'Sua conta guarda até 3 milhões de linhas de relatórios. Apague os antigos ou baixe um período menor.',
    ),
  too_many_imports: () => tooLarge('Sua conta guarda até 5.000 relatórios. Apague os antigos.'),
};
const rowFailures = {
  no_import: () => notFound(NO_IMPORT),
  out_of_order: () => new AppError('conflict', 'Falta uma parte do arquivo. Envie-o de novo para continuar.'),
  too_many: () => new AppError('conflict', 'O arquivo tem mais linhas do que o anunciado. Envie-o de novo.'),
  account_full: () => tooLarge('Seus relatórios ocupam todo o espaço da conta. Apague os antigos.'),
};

/** The reports of a person's campaign. Every query contains the owner's id. */
export function reportRoutes({ manyRows }: Shares) {
  return new Hono<UserEnv>()
    .get('/:id/reports', async (c) => c.json(await listImports(c.var.db, await ownedCampaign(c))))
    .get('/:id/terms', manyRows, async (c) =>
      answerJson<StoredTerms>(c, await readTerms(c.var.db, await ownedCampaign(c))),
    )
    .post('/:id/reports', validate('json', newImportSchema), async (c) => {
      const opened = await openImport(c.var.db, await ownedCampaign(c), c.req.valid('json'));
      if (typeof opened === 'string') throw importFailures[opened]();
      return c.json(opened, 201);
    })
    .post('/:id/reports/:importId/rows', validate('json', rowsPartSchema), async (c) => {
      const importId = uuidParam(c.req.param('importId'), NO_IMPORT);
      const added = await addRows(c.var.db, campaignOf(c), importId, c.req.valid('json'));
      if (typeof added === 'string') throw rowFailures[added]();
      return c.json(added);
    })
    .post('/:id/reports/:importId/sales', validate('json', salesPartSchema), async (c) => {
      const importId = uuidParam(c.req.param('importId'), NO_IMPORT);
      const added = await addSales(c.var.db, campaignOf(c), importId, c.req.valid('json'));
      if (typeof added === 'string') throw rowFailures[added]();
      return c.json(added);
    })
    .delete('/:id/reports/:importId', async (c) => {
      const importId = uuidParam(c.req.param('importId'), NO_IMPORT);
      if (!(await deleteImport(c.var.db, campaignOf(c), importId))) throw notFound(NO_IMPORT);
      return c.json({ deleted: true });
    });
}
