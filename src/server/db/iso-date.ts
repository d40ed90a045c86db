import { sql } from 'drizzle-orm';

/** Text for PostgreSQL timestamps that have no JavaScript Date, such as `infinity`. */
const UNREADABLE = 'invalid';

export function isoDate(date: Date): string {
  return Number.isNaN(date.getTime()) ? UNREADABLE : date.toISOString();
}

export function isoOrNull(date: Date | null): string | null {
  return date === null ? null : isoDate(date);
}

/** SQL that formats a column as the same text. UTC as an interval needs no search for the zone's name. */
export function isoText(column: string): string {
  return `case when isfinite(${column})
    then to_char(${column} at time zone interval '0', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    when ${column} is not null then '${UNREADABLE}' end`;
}

/** SQL that formats a column to the second with the offset of UTC, as sales say their moments. */
export function utcText(column: string) {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`);
}
