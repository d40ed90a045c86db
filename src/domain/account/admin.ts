import * as z from 'zod/mini';
import { planCodes, type PlanCode, type Subscription, type SubscriptionStatus, trialEnd } from './plans.ts';

export const adminActions = ['trial', 'basico', 'pro', 'ativar', 'inativar'] as const;
export type AdminAction = (typeof adminActions)[number];

export const adminActionSchema = z.strictObject({ action: z.enum(adminActions, 'Ação desconhecida.') });

/** Returns the subscription after an admin's action. A new trial is counted from `now`. */
export function applyAdminAction(action: AdminAction, before: Subscription, now: Date): Subscription {
  switch (action) {
    case 'trial':
      return { plan: 'pro', subscriptionStatus: 'trialing', trialExpiresAt: trialEnd(now) };
    case 'basico':
    case 'pro':
      return { plan: action, subscriptionStatus: 'active', trialExpiresAt: null };
    case 'ativar':
      return { ...before, subscriptionStatus: 'active' };
    case 'inativar':
      return { ...before, subscriptionStatus: 'inactive' };
  }
}

const filter = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.enum(['all', ...values]), 'all');

/** The filters of the user list. `cursor` comes from the previous page's answer. */
export const userQuerySchema = z.object({
  search: z._default(
    z.string().check(z.trim(), z.maxLength(200, 'Busca: use no máximo 200 caracteres.')),
    '',
  ),
  plan: filter(['trial', ...planCodes]),
  status: filter(['active', 'inactive']),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});
export type UserQuery = z.output<typeof userQuerySchema>;

export const pageQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) });

/** A row of the admin's table. Dates are ISO 8601. */
export interface AdminUser {
  id: string;
  email: string;
  fullName: string;
  plan: PlanCode;
  subscriptionStatus: SubscriptionStatus;
  createdAt: string;
  trialExpiresAt: string | null;
  stripeSubscriptionId: string | null;
}

/** `next` is the cursor of the page after this one; null on the last. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** Number of accounts in total and after search and filters. Counting stops at `capped`. */
export interface UserTotals {
  all: number;
  matching: number;
  isCapped: boolean;
}

export interface AuditEntry {
  id: string;
  action: AdminAction;
  adminEmail: string | null;
  before: Subscription;
  after: Subscription;
  createdAt: string;
}

export interface FeedbackEntry {
  id: string;
  /** The beginning of a long message. `isCut` is true when there is more. */
  content: string;
  isCut: boolean;
  email: string;
  fullName: string;
  createdAt: string;
}
