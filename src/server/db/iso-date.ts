/** PostgreSQL keeps moments that JavaScript has no Date for, such as `infinity`: they are told as this word. */
const UNREADABLE = 'invalid';

export function isoDate(date: Date): string {
  return Number.isNaN(date.getTime()) ? UNREADABLE : date.toISOString();
}

export function isoOrNull(date: Date | null): string | null {
  return date === null ? null : isoDate(date);
}

/** SQL that makes the same text of a column. */
export function isoText(column: string): string {
  return `case when isfinite(${column})
    then to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    when ${column} is not null then '${UNREADABLE}' end`;
}
