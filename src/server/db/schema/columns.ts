import { sql } from 'drizzle-orm';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

// Lists show the newest row first, but their indexes ascend: PostgreSQL reads them backwards for `order by …
// desc`. Drizzle's descending indexes put nulls last while that order puts them first, so PostgreSQL would
// not use them.
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const id = () => uuid('id').primaryKey().defaultRandom();

export const oneOf = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
