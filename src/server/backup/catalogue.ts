import type pg from 'pg';
import type { BackedUpSequence, BackedUpTable } from './format.ts';

/** The product's tables, each after the tables that its rows reference. */
export async function readTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { needs: string[] }>(`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select distinct other.relname::text from pg_constraint
        join pg_class other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const placed: BackedUpTable[] = [];
  for (let left = rows; left.length > 0;) {
    const isFree = ({ needs }: { needs: string[] }) =>
      needs.every((need) => placed.some(({ name }) => name === need));
    const free = left.filter(isFree);
    if (free.length === 0)
      throw new Error(`these tables refer to each other: ${left.map(({ name }) => name).join()}`);
    placed.push(...free.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !free.includes(table));
  }
  return placed;
}

export async function readSequences(client: pg.Client): Promise<BackedUpSequence[]> {
  const { rows } = await client.query<{ name: string; value: string | null; start: string }>(`
    select sequencename as name, last_value::text as value, start_value::text as start
    from pg_sequences where schemaname = 'public' order by sequencename`);
  return rows.map(({ name, value, start }) => ({ name, value: value ?? start, isCalled: value !== null }));
}
