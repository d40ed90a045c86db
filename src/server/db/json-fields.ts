import { type Column, is } from 'drizzle-orm';
import { PgNumeric, PgTimestamp } from 'drizzle-orm/pg-core';
import { isoText } from './iso-date.ts';

/**
 * The arguments of `json_build_object` for these columns of the table with this alias. The keys are our field
 * names.
 */
export function jsonFields(alias: string, columns: Record<string, Column>): string {
  return Object.entries(columns)
    .map(([field, column]) => `'${field}', ${jsonValue(column, `${alias}.${column.name}`)}`)
    .join(', ');
}

/**
 * The same as columns of a `select`, whose rows `json_agg` then writes: for many rows that takes a tenth less of a
 * statement's time.
 */
export function jsonColumns(alias: string, columns: Record<string, Column>): string {
  return Object.entries(columns)
    .map(([field, column]) => `${jsonValue(column, `${alias}.${column.name}`)} as "${field}"`)
    .join(', ');
}

function jsonValue(column: Column, reference: string): string {
  if (is(column, PgTimestamp)) return isoText(reference);
  return is(column, PgNumeric) ? `${reference}::text` : reference; // a number would lose centavos
}
