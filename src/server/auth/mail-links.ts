import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { type MailLinkKind, mailLinks } from '../db/schema/sign-in.ts';
import { hashSecret, newSecret } from '../request/secrets.ts';

/** Creates a link of this kind, valid for `seconds`. The earlier link stops working. */
export async function createLink(
  db: Database,
  { kind, userId, seconds }: { kind: MailLinkKind; userId: string; seconds: number },
): Promise<string> {
  const token = newSecret();
  const values = {
    tokenHash: hashSecret(token),
    expiresAt: sql`now() + ${seconds} * interval '1 second'`,
  };
  await db
    .insert(mailLinks)
    .values({ kind, userId, ...values })
    .onConflictDoUpdate({ target: [mailLinks.userId, mailLinks.kind], set: values });
  return token;
}

/** @returns the link's owner; null when it was used, replaced or has expired. */
export async function findLink(db: Database, kind: MailLinkKind, token: string): Promise<string | null> {
  const [link] = await db.select({ userId: mailLinks.userId }).from(mailLinks).where(isLive(kind, token));
  return link?.userId ?? null;
}

/** Uses a link. When two requests use it at once, one gets null. */
export async function takeLink(tx: Transaction, kind: MailLinkKind, token: string): Promise<string | null> {
  const [link] = await tx
    .delete(mailLinks)
    .where(isLive(kind, token))
    .returning({ userId: mailLinks.userId });
  return link?.userId ?? null;
}

function isLive(kind: MailLinkKind, token: string) {
  return and(
    eq(mailLinks.tokenHash, hashSecret(token)),
    eq(mailLinks.kind, kind),
    gt(mailLinks.expiresAt, sql`now()`),
  );
}
