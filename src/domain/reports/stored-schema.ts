import { z } from 'zod';
import { currencyCode } from '../shared/currency-code.ts';
import { importLimits, storedTypes } from './stored.ts';

const day = z.iso.date('Use uma data como 2026-05-31.');
const sum = z.number().nullable();
const LONGEST_PERIOD_MS = 5 * 366 * 86_400_000;

/** A file about to be imported. Its rows follow in parts. */
export const newImportSchema = z
  .strictObject({
    fileName: z.string().trim().min(1, 'O arquivo não tem nome.').max(255),
    fileHash: z.string().regex(/^[0-9a-f]{64}$/, 'A marca do arquivo não é um SHA-256.'),
    type: z.enum(storedTypes, 'Este tipo de arquivo não é guardado.'),
    language: z.enum(['en', 'pt', 'es']).nullable(),
    currency: currencyCode.nullable(),
    periodStart: day,
    periodEnd: day,
    byDay: z.boolean(),
    totals: z.strictObject({ impressions: sum, clicks: sum, cost: sum, conversions: sum }),
    warnings: z.array(z.string().max(500)).max(20),
    rowCount: z
      .int()
      .min(1, 'O arquivo não tem nenhuma linha.')
      .max(importLimits.rows, 'Um arquivo pode ter até 500.000 linhas: baixe um período menor.'),
  })
  .refine(({ periodStart, periodEnd }) => periodStart <= periodEnd, 'O período termina antes de começar.')
  .refine(
    ({ periodStart, periodEnd }) => Date.parse(periodEnd) - Date.parse(periodStart) <= LONGEST_PERIOD_MS,
    'O período passa de cinco anos: baixe um período menor.',
  );
export type NewImport = z.output<typeof newImportSchema>;

const amount = z.number().nonnegative().max(1e12).nullable();
const word = z.string().max(500);
/** No type of report has more; without a limit one row could fill a request. */
const MOST_DETAILS = 12;

/** A row as it travels: values in this order, because their names would double the size of an upload. */
const rowSchema = z.tuple([
  day.nullable(), // day
  word, // campaign
  word, // ad group
  z.string().max(2000), // subject
  word, // keyword
  z.enum(['exact', 'phrase', 'broad']).nullable(), // match type
  z.enum(['none', 'added', 'excluded', 'added_excluded']).nullable(), // added
  amount, // impressions
  amount, // clicks
  z.int().min(-1e15).max(1e15).nullable(), // cost in micros; credits are negative
  amount, // conversions
  z.number().min(-1e15).max(1e15).nullable(), // conversion value
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((details) => Object.keys(details).length <= MOST_DETAILS)
    .nullable(), // details
]);
export type SentRow = z.output<typeof rowSchema>;

/** A part of the rows. `from` is the number of rows before it, so that a repeated part is noticed. */
export const rowsPartSchema = z.strictObject({
  from: z.int().nonnegative(),
  rows: z.array(rowSchema).min(1).max(importLimits.partRows),
});
