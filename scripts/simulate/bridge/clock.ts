import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

const RealDate = Date;
let offset = 0;

/** `Date` of this process, shifted. Values of both kinds of `Date` count as dates. */
class ShiftedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(parts[0]);
  }

  static override now(): number {
    return RealDate.now() + offset;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate;
  }
}

/**
 * Gives this process and a database another time. The database looks for `now()` in the schema `clock` first; columns that fill
 * themselves keep the real time.
 */
export async function installClock(asOwner: Database) {
  await asOwner.execute(sql`create schema clock`);
  await asOwner.execute(sql`create table clock.moment (at timestamptz not null)`);
  await asOwner.execute(sql`insert into clock.moment values (pg_catalog.now())`);
  await asOwner.execute(
    sql`create function clock.now() returns timestamptz language sql stable as 'select at from clock.moment'`,
  );
  await asOwner.execute(sql`grant usage on schema clock to public`);
  await asOwner.execute(sql`grant select on clock.moment to public`);
  await asOwner.execute(sql`
    do $$ begin execute format('alter database %I set search_path = clock, pg_catalog, public', current_database()); end $$`);
  globalThis.Date = ShiftedDate as DateConstructor; // it is called with `new` alone
  return {
    async set(at: string): Promise<void> {
      offset = RealDate.parse(at) - RealDate.now();
      await asOwner.execute(sql`update clock.moment set at = ${at}::timestamptz`);
    },
    restore(): void {
      globalThis.Date = RealDate;
    },
  };
}
