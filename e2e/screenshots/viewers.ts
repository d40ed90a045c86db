import { eq } from 'drizzle-orm';
import { guides } from '#domain/account/guides.ts';
import type { Connection } from '#server/db/client.ts';
import { user } from '#server/db/schema/accounts.ts';
import { createUser } from '#server/testing/factories.ts';
import { ADMIN_EMAIL } from '#server/testing/server-process.ts';
import type { Viewer } from './screen.ts';

const DAY_MS = 86_400_000;

/** The fields of each viewer's account. */
export const viewerAccounts: Record<Exclude<Viewer, 'visitor' | 'admin'>, Parameters<typeof createUser>[1]> = {
  newcomer: { name: 'Nina Nova', closedGuides: ['tour'] },
  subscriber: { name: 'Rita Lima', closedGuides: [...guides], plan: 'pro', subscriptionStatus: 'active' },
  late: {
    name: 'Leo Luz', closedGuides: [...guides], plan: 'pro', subscriptionStatus: 'active',
    graceEndsAt: new Date(Date.now() + 2 * DAY_MS),
  },
  seller: { name: 'Rita Lima', closedGuides: [...guides], plan: 'pro', subscriptionStatus: 'active' },
  wordy: {
    name: 'Maximiliana Figueiredo de Albuquerque Cavalcanti', closedGuides: [...guides],
    plan: 'pro', subscriptionStatus: 'active',
  },
  expired: { name: 'Davi Dias', trialExpiresAt: new Date(Date.now() - DAY_MS) },
  unpaid: {
    name: 'Ugo Uva', plan: 'pro', subscriptionStatus: 'active',
    graceEndsAt: new Date(Date.now() - DAY_MS),
  },
};

/** There is one admin account. */
export async function openAdmin({ db }: Connection): Promise<string> {
  const [admin] = await db.select({ id: user.id }).from(user).where(eq(user.email, ADMIN_EMAIL));
  return admin?.id ?? (await createUser(db, { email: ADMIN_EMAIL, name: 'Dona' })).id;
}
