import { connect } from '#server/db/client.ts';
import { campaigns } from '#server/db/schema/campaigns.ts';
import { feedbacks } from '#server/db/schema/profiles.ts';
import { session, user } from '#server/db/schema/accounts.ts';
import { AUTH_SECRET } from '#server/testing/server-process.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { embeddedTarget } from '../fixtures.ts';

/** Shorter texts, such as a campaign named `A`, may stand in a log line by chance. */
const LEAST_LENGTH = 8;
/** Passwords that the journeys type. */
const typed = [PASSWORD, 'senha123', 'senha-nova', 'senha-errada'];

/** What people sent and got in all journeys, which no log line may hold: e-mails, tokens, passwords and contents. */
export async function readSecrets(dataDir: string): Promise<string[]> {
  const { db, close } = connect(embeddedTarget(dataDir), { max: 1 });
  const rows = await Promise.all([
    db.select({ secret: user.email }).from(user),
    db.select({ secret: session.token }).from(session),
    db.select({ secret: campaigns.name }).from(campaigns),
    db.select({ secret: feedbacks.content }).from(feedbacks),
  ]);
  await close();
  const secrets = rows.flat().map(({ secret }) => secret);
  return [AUTH_SECRET, ...typed, ...secrets].filter((secret) => secret.length >= LEAST_LENGTH);
}

/**
 * Fails when the log of the journeys' server holds one of them. Without SMTP_URL the server also prints its
 * mails, which are no log records.
 */
export function expectNoSecrets(output: string, secrets: readonly string[]): void {
  const records = output.split('\n').filter((line) => line.startsWith('{'));
  if (records.length === 0) throw new Error('the server has no log to search');
  const leaks = records.filter((record) => secrets.some((secret) => record.includes(secret)));
  if (leaks.length > 0) throw new Error(`the log holds what people sent:\n${leaks.slice(0, 5).join('\n')}`);
}
