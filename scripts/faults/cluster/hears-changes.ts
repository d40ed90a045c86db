import { sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { ADMIN_EMAIL, AUTH_SECRET } from '#server/testing/server-process.ts';

const HEARD_MS = 20_000;

/** Whether the admin's open list at the second server hears of a profile that the first one changes. */
export async function hearsChanges({ db }: Connection, urls: readonly string[]): Promise<boolean> {
  const [writing = '', listening = ''] = urls;
  const { rows } = await db.execute<{ id: string }>(sql`select id from "user" where email = ${ADMIN_EMAIL}`);
  const adminId = rows[0]?.id ?? (await createUser(db, { email: ADMIN_EMAIL })).id;
  const { id } = await createUser(db);
  const cookieOf = async (userId: string, appUrl: string) =>
    (await createSession(db, userId, { secret: AUTH_SECRET, appUrl })).header;
  const leave = AbortSignal.timeout(HEARD_MS);
  const stream = await fetch(`${listening}/api/admin/events`, {
    headers: { Cookie: await cookieOf(adminId, listening) },
    signal: leave,
  });
  const [cookie, texts] = [await cookieOf(id, writing), stream.body?.pipeThrough(new TextDecoderStream())];
  let heard = '';
  const change = () =>
    fetch(`${writing}/api/profile`, {
      method: 'PATCH',
      headers: { Origin: writing, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ fullName: 'Ana', phone: '' }),
    });
  try {
    for await (const text of texts ?? []) {
      heard += text;
      // The first event only says that something may have changed before; the one after our change is what counts.
      const events = heard.match(/^event: (?!open|beat)/gm)?.length ?? 0;
      if (events === 1) await change();
      if (events > 1) return true;
    }
  } catch {
    // nothing came in time
  }
  return false;
}
