import * as z from 'zod/mini';
import { currencyCode } from '#domain/shared/currency-code.ts';
import { keptColumns } from './report-columns.ts';
import { reportTypes } from './report-words.ts';
import { importLimits, storedTypes } from './stored-types.ts';

const day = z.iso.date('Use uma data como 2026-05-31.');
const sum = z.nullable(z.number());
const LONGEST_PERIOD_MS = 5 * 366 * 86_400_000;

/** The days whose search terms are asked for; without both, all of them. */
export const termDaysSchema = z.object({ start: z.optional(day), end: z.optional(day) });

/** A file about to be imported. Its rows follow in parts. */
export const newImportSchema = z
  .strictObject({
    fileName: z.string().check(z.trim(), z.minLength(1, 'O arquivo não tem nome.'), z.maxLength(255)),
    fileHash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A marca do arquivo não é um SHA-256.')),
    type: z.enum(storedTypes, 'Este tipo de arquivo não é guardado.'),
    language: z.nullable(z.enum(['en', 'pt', 'es'])),
    currency: z.nullable(currencyCode),
    periodStart: day,
    periodEnd: day,
    byDay: z.boolean(),
    /** The campaigns of Google Ads whose rows were chosen from a file of several. */
    googleCampaigns: z.optional(
      z.nullable(
        z
          .array(
            z.strictObject({
              name: z.string().check(z.maxLength(500)),
              id: z.string().check(z.maxLength(40)),
            }),
          )
          .check(z.maxLength(200)),
      ),
    ),
    totals: z.strictObject({ impressions: sum, clicks: sum, cost: sum, conversions: sum }),
    warnings: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20)),
    rowCount: z
      .int()
      .check(
        z.minimum(1, 'O arquivo não tem nenhuma linha.'),
        z.maximum(importLimits.rows, 'Um arquivo pode ter até 500.000 linhas: baixe um período menor.'),
      ),
  })
  .check(
    z.refine(({ periodStart, periodEnd }) => periodStart <= periodEnd, 'O período termina antes de começar.'),
    z.refine(
      ({ periodStart, periodEnd }) => Date.parse(periodEnd) - Date.parse(periodStart) <= LONGEST_PERIOD_MS,
      'O período passa de cinco anos: baixe um período menor.',
    ),
  );
export type NewImport = z.output<typeof newImportSchema>;

const amount = z.nullable(z.number().check(z.nonnegative(), z.maximum(1e12)));
const word = z.string().check(z.maxLength(500));
/** The most details of any type; without a limit one row could fill a request. */
const MOST_DETAILS = Math.max(...reportTypes.map(({ type }) => keptColumns(type).length));

/** A row as it travels: values in this order, because their names would double the size of an upload. */
const rowSchema = z.tuple([
  z.nullable(day), // day
  word, // campaign
  word, // ad group
  z.string().check(z.maxLength(2000)), // subject
  word, // keyword
  z.nullable(z.enum(['exact', 'phrase', 'broad'])), // match type
  z.nullable(z.enum(['none', 'added', 'excluded', 'added_excluded'])), // added
  amount, // impressions
  amount, // clicks
  z.nullable(z.int().check(z.minimum(-1e15), z.maximum(1e15))), // cost in micros; credits are negative
  amount, // conversions
  z.nullable(z.number().check(z.minimum(-1e15), z.maximum(1e15))), // conversion value
  z.nullable(
    z
      .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
      .check(z.refine((details) => Object.keys(details).length <= MOST_DETAILS)),
  ), // details
]);
export type SentRow = z.output<typeof rowSchema>;

/** A part of the rows. `from` is the number of rows before it, so that a repeated part is noticed. */
export const rowsPartSchema = z.strictObject({
  from: z.int().check(z.nonnegative()),
  rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(importLimits.partRows)),
});

/** The most campaigns of one file. */
const MOST_CAMPAIGNS = 1000;

/** The last row of each import of a file that was divided over campaigns: with them all count, or none. */
export const lastRowsSchema = z.strictObject({
  imports: z
    .array(
      z.strictObject({
        campaignId: z.uuid(),
        importId: z.uuid(),
        from: z.int().check(z.nonnegative()),
        rows: z.array(rowSchema).check(z.length(1)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_CAMPAIGNS)),
});
export type LastRows = z.output<typeof lastRowsSchema>['imports'];
