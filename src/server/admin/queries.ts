import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  type AdminAction,
  type AdminUser,
  applyAdminAction,
  type AuditEntry,
  type FeedbackEntry,
  type Page,
  type UserQuery,
  type UserTotals,
} from '#domain/account/admin.ts';
import { adminEventKind } from '#domain/account/security-events.ts';
import type { Subscription } from '#domain/account/plans.ts';
import { after, cursorOf, toPage } from '../request/cursor.ts';
import type { Database } from '../db/client.ts';
import { isoDate, isoOrNull } from '../db/iso-date.ts';
import { adminAudit, securityEvents } from '../db/schema/audit.ts';
import { feedbacks, profiles } from '../db/schema/profiles.ts';
import { user } from '../db/schema/accounts.ts';

const PAGE_SIZE = 50;
const AUDIT_SHOWN = 20;
/** Maximum characters of a message in the list. The whole message is read separately. */
const FEEDBACK_SHOWN = 2000;
/** Counts stop here and are shown as "more than": an exact count would read the whole table. */
const COUNT_CAP = 10_000;

const displayedPlan = sql`(case when ${profiles.subscriptionStatus} = 'trialing' then 'trial' else ${profiles.plan} end)`;
const displayedStatus = sql`(case when ${profiles.subscriptionStatus} = 'inactive' then 'inactive' else 'active' end)`;
const searched = sql`lower(${profiles.email} || chr(10) || ${profiles.fullName})`;

/**
 * Must be written exactly like the expression indexes of db/schema/profiles.ts, otherwise PostgreSQL does not use them.
 */
function matching({ search, plan, status }: Pick<UserQuery, 'search' | 'plan' | 'status'>): SQL | undefined {
  return and(
    search === '' ? undefined : sql`${searched} like ${`%${escapeLike(search.toLowerCase())}%`}`,
    plan === 'all' ? undefined : sql`${displayedPlan} = ${plan}`,
    status === 'all' ? undefined : sql`${displayedStatus} = ${status}`,
  );
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

export async function listUsers(db: Database, query: UserQuery): Promise<Page<AdminUser>> {
  const found = await db
    .select({
      id: profiles.id,
      email: profiles.email,
      fullName: profiles.fullName,
      plan: profiles.plan,
      subscriptionStatus: profiles.subscriptionStatus,
      createdAt: profiles.createdAt,
      trialExpiresAt: profiles.trialExpiresAt,
      stripeSubscriptionId: profiles.stripeSubscriptionId,
      cursor: cursorOf(profiles),
    })
    .from(profiles)
    .where(and(matching(query), after(query.cursor, profiles)))
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(PAGE_SIZE + 1);
  const { rows, next } = toPage(found, PAGE_SIZE);
  return { rows: rows.map(presentUser), next };
}

type UserRow = Omit<AdminUser, 'createdAt' | 'trialExpiresAt'> & {
  createdAt: Date;
  trialExpiresAt: Date | null;
};

function presentUser({ createdAt, trialExpiresAt, ...row }: UserRow): AdminUser {
  return {
    ...row,
    createdAt: isoDate(createdAt),
    trialExpiresAt: isoOrNull(trialExpiresAt),
  };
}

export async function countUsers(
  db: Database,
  query: Pick<UserQuery, 'search' | 'plan' | 'status'>,
): Promise<UserTotals> {
  const condition = matching(query);
  if (condition === undefined) {
    const all = await db.$count(profiles);
    return { all, matching: all, isCapped: false };
  }
  const some = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(condition)
    .limit(COUNT_CAP + 1)
    .as('some');
  const [all, counted] = await Promise.all([db.$count(profiles), db.$count(some)]);
  return { all, matching: Math.min(counted, COUNT_CAP), isCapped: counted > COUNT_CAP };
}

interface AdminChange {
  adminId: string;
  userId: string;
  action: AdminAction;
  now: Date;
  /** The network address of the admin's request. */
  address: string;
}

/**
 * Changes an account's plan and status, and records the admin and the network address. Null when there is no
 * such account.
 */
export async function changeUser(
  db: Database,
  { adminId, userId, action, now, address }: AdminChange,
): Promise<AdminUser | null> {
  return db.transaction(async (tx) => {
    const subscription = {
      plan: profiles.plan,
      subscriptionStatus: profiles.subscriptionStatus,
      trialExpiresAt: profiles.trialExpiresAt,
    };
    const [before] = await tx
      .select(subscription)
      .from(profiles)
      .where(eq(profiles.id, userId))
      .for('update');
    if (!before) return null;
    const { plan, subscriptionStatus, trialExpiresAt } = applyAdminAction(action, before, now);
    const next = {
      plan,
      subscriptionStatus,
      trialExpiresAt: trialExpiresAt === null ? null : new Date(trialExpiresAt),
    };
    const [row] = await tx
      .update(profiles)
      .set({ ...written(next, before), graceEndsAt: null, updatedAt: sql`now()` })
      .where(eq(profiles.id, userId))
      .returning();
    await tx.insert(adminAudit).values({ adminId, userId, action, before, after: next });
    const event = { event: adminEventKind(action), outcome: 'ok', userId: adminId, aboutId: userId } as const;
    await tx.insert(securityEvents).values({ ...event, address });
    if (!row) return null;
    const { id, email, fullName, createdAt, stripeSubscriptionId } = row;
    return presentUser({ id, email, fullName, createdAt, stripeSubscriptionId, ...next });
  });
}

/**
 * Leaves out an unchanged end of the trial, because the database may hold a timestamp that has no JavaScript
 * Date.
 */
function written<Next extends { trialExpiresAt: Date | null }>(next: Next, before: Subscription) {
  const { trialExpiresAt, ...rest } = next;
  return isSame(trialExpiresAt, before.trialExpiresAt) ? rest : next;
}

function isSame(one: Date | null, other: Date | string | null): boolean {
  return one === null || other === null ? one === other : Object.is(+one, +new Date(other));
}

/** The admin's last changes to an account, newest first. */
export async function listAudit(db: Database, userId: string): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: adminAudit, adminEmail: user.email })
    .from(adminAudit)
    .leftJoin(user, eq(user.id, adminAudit.adminId))
    .where(eq(adminAudit.userId, userId))
    .orderBy(desc(adminAudit.createdAt))
    .limit(AUDIT_SHOWN);
  return rows.map(({ entry: { id, action, before, after, createdAt }, adminEmail }) => ({
    id,
    action,
    before,
    after,
    adminEmail,
    createdAt: isoDate(createdAt),
  }));
}

export async function listFeedback(db: Database, cursor: string | undefined): Promise<Page<FeedbackEntry>> {
  const found = await db
    .select({
      id: feedbacks.id,
      content: sql<string>`left(${feedbacks.content}, ${FEEDBACK_SHOWN})`,
      isCut: sql<boolean>`length(${feedbacks.content}) > ${FEEDBACK_SHOWN}`,
      email: profiles.email,
      fullName: profiles.fullName,
      createdAt: feedbacks.createdAt,
      cursor: cursorOf(feedbacks),
    })
    .from(feedbacks)
    .innerJoin(profiles, eq(profiles.id, feedbacks.userId))
    .where(after(cursor, feedbacks))
    .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
    .limit(PAGE_SIZE + 1);
  const { rows, next } = toPage(found, PAGE_SIZE);
  return { rows: rows.map((row) => ({ ...row, createdAt: isoDate(row.createdAt) })), next };
}

/** The whole message; null when the id is unknown. */
export async function readFeedback(db: Database, id: string): Promise<{ content: string } | null> {
  const [row] = await db.select({ content: feedbacks.content }).from(feedbacks).where(eq(feedbacks.id, id));
  return row ?? null;
}
