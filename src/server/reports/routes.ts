import { Hono } from 'hono';
import { salesPartSchema } from '#domain/measuring/reports/sales/stored-sale.ts';
import {
  lastRowsSchema,
  type NewImport,
  newImportSchema,
  rowsPartSchema,
  termDaysSchema,
} from '#domain/measuring/reports/stored-schema.ts';
import type { KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import { accountTypes } from '#domain/measuring/reports/stored-types.ts';
import type { StoredImport, StoredTerms } from '#domain/measuring/reports/stored.ts';
import type { Database } from '../db/client.ts';
import type { UserEnv } from '../request/context.ts';
import { AppError, badRequest, notFound, tooLarge } from '../request/errors.ts';
import { answerJson } from '../middleware/compression.ts';
import { answerKept } from '../middleware/kept-answer.ts';
import { campaignOf, ownedCampaign } from '../request/owned-campaign.ts';
import { uuidParam } from '../request/uuid-param.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { validate } from '../middleware/validate.ts';
import { deleteImport, listImports, listKnownCampaigns, openImport, type ImportOwner } from './imports.ts';
import { readIdeas, type StoredIdeas } from './ideas.ts';
import { addLastRows, addRows, addSales, type RowsFailure } from './rows.ts';
import { readTerms } from './terms.ts';

const NO_IMPORT = 'Relatório não encontrado.';

const importFailures = {
  known: () => new AppError('conflict', 'Este arquivo já está nesta campanha.', { isKnown: true }),
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
    .get('/:id/terms', manyRows, validate('query', termDaysSchema), async (c) => {
      const ref = await ownedCampaign(c);
      const { start, end } = c.req.valid('query');
      if (start !== undefined && end !== undefined)
        return answerJson<StoredTerms & { kept?: KeptMark }>(
          c,
          await readTerms(c.var.db, ref, { start, end }),
        );
      const compute = () => readTerms(c.var.db, ref);
      return answerKept<StoredTerms>(c, { kind: 'terms', campaignId: ref.campaignId, compute });
    })
    .post('/:id/reports', validate('json', newImportSchema), async (c) =>
      c.json(await opened(c.var.db, await ownedCampaign(c), c.req.valid('json')), 201),
    )
    .post('/:id/reports/:importId/rows', validate('json', rowsPartSchema), async (c) =>
      c.json(stored(await addRows(c.var.db, campaignOf(c), importOf(c), c.req.valid('json')))),
    )
    .post('/:id/reports/:importId/sales', validate('json', salesPartSchema), async (c) =>
      c.json(stored(await addSales(c.var.db, campaignOf(c), importOf(c), c.req.valid('json')))),
    )
    .delete('/:id/reports/:importId', async (c) =>
      c.json(await deleted(c.var.db, campaignOf(c), importOf(c))),
    );
}

/** The files of a person's whole account, and the data that show to which campaign a file belongs. */
export function accountReportRoutes({ manyRows }: Shares) {
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await listImports(c.var.db, accountOf(c))))
    .get('/ideas', manyRows, async (c) =>
      answerJson<StoredIdeas>(c, await readIdeas(c.var.db, c.var.user.id)),
    )
    .get('/campaigns', async (c) => c.json(await listKnownCampaigns(c.var.db, c.var.user.id)))
    .post('/', validate('json', newImportSchema), async (c) => {
      const file = c.req.valid('json');
      if (!isAccountType(file.type)) throw badRequest('Este arquivo é de uma campanha: diga de qual.');
      return c.json(await opened(c.var.db, accountOf(c), file), 201);
    })
    .post('/last-rows', validate('json', lastRowsSchema), async (c) =>
      c.json(stored(await addLastRows(c.var.db, c.var.user.id, c.req.valid('json').imports))),
    )
    .post('/:importId/rows', validate('json', rowsPartSchema), async (c) =>
      c.json(stored(await addRows(c.var.db, accountOf(c), importOf(c), c.req.valid('json')))),
    )
    .post('/:importId/sales', validate('json', salesPartSchema), async (c) =>
      c.json(stored(await addSales(c.var.db, accountOf(c), importOf(c), c.req.valid('json')))),
    )
    .delete('/:importId', async (c) => c.json(await deleted(c.var.db, accountOf(c), importOf(c))));
}

function accountOf({ var: { user } }: { var: UserEnv['Variables'] }): ImportOwner {
  return { userId: user.id, campaignId: null };
}

function importOf({ req }: { req: { param: (name: 'importId') => string } }): string {
  return uuidParam(req.param('importId'), NO_IMPORT);
}

function isAccountType(type: NewImport['type']): boolean {
  return accountTypes.some((each) => each === type);
}

async function opened(db: Database, owner: ImportOwner, file: NewImport): Promise<StoredImport> {
  const found = await openImport(db, owner, file);
  if (typeof found === 'string') throw importFailures[found]();
  return found;
}

function stored<Added extends object>(added: Added | RowsFailure): Added {
  if (typeof added === 'string') throw rowFailures[added]();
  return added;
}

async function deleted(db: Database, owner: ImportOwner, importId: string): Promise<{ deleted: true }> {
  if (!(await deleteImport(db, owner, importId))) throw notFound(NO_IMPORT);
  return { deleted: true };
}
