import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '#server/db/client.ts';
import { createUser } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/mail-server.ts';

const DRAIN_MS = 60_000;

export interface LetterCounts {
  letters: number;
  lostLetters: number;
  /** Two letters for one cause. */
  doubledLetters: number;
  /** One letter sent again under its own Message-ID, by which mail servers know it. */
  repeatedLetters: number;
}

export interface Letters {
  /** `SMTP_URL` of the server under attack. */
  url: string;
  /** Has a link mailed to somebody new, as a person would. */
  ask: (connection: Connection, server: string) => Promise<void>;
  /** Waits until the queue is empty, and compares what was asked for with what came. */
  count: (connection: Connection) => Promise<LetterCounts>;
  close: () => Promise<void>;
}

/** A mail server, and people who ask for letters while the machines behind it are killed. */
export async function startLetters(): Promise<Letters> {
  const mail = await startMailServer();
  const wanted: string[] = [];
  let address = 0;
  return {
    url: mail.url,
    async ask({ db }, server) {
      const email = `${randomUUID()}@exemplo.com.br`;
      const isMade = await createUser(db, { email }).catch(() => null);
      if (!isMade) return; // the database is away
      const answer = await fetch(`${server}/api/auth/request-password-reset`, {
        method: 'POST',
        headers: {
          Origin: server,
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.9.${(address >> 8) & 255}.${++address & 255}`,
        },
        body: JSON.stringify({ email }),
      }).catch(() => null);
      if (answer?.ok) wanted.push(email);
    },
    async count({ db }) {
      // What a dead server had claimed is due again at once, not in two minutes.
      const unsent = sql`from mail_messages where sent_at is null`;
      for (const until = performance.now() + DRAIN_MS; performance.now() < until;) {
        const { rows } = await db.execute<{ left: number }>(sql`select count(*)::int as left ${unsent}`);
        if (rows[0]?.left === 0) break;
        await db.execute(
          sql`update mail_messages set next_attempt_at = now() where sent_at is null and next_attempt_at < now() + interval '115 seconds'`,
        );
        await delay(200);
      }
      const came = mail.received.map(({ messageId }) => messageId);
      return {
        letters: came.length,
        lostLetters: wanted.filter((email) => mail.to(email).length === 0).length,
        doubledLetters: wanted.filter((email) => idsOf(mail.to(email)).size > 1).length,
        repeatedLetters: came.length - new Set(came).size,
      };
    },
    close: mail.close,
  };
}

function idsOf(letters: readonly { messageId?: string }[]): Set<string | undefined> {
  return new Set(letters.map(({ messageId }) => messageId));
}
