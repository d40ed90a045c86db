import * as z from 'zod/mini';
import { type AdminAction } from './admin.ts';

/** Kinds of security events. `admin_…`: the admin changed the account `about`. */
export const securityEventKinds = [
  'sign_up',
  'sign_in',
  'sign_out',
  'email_confirmed',
  'email_change_requested',
  'email_change_confirmed',
  'reset_requested',
  'password_reset',
  'proof',
  'second_factor_begun',
  'second_factor_code',
  'recovery_code',
  'second_factor_removed',
  'share_created',
  'share_revoked',
  'bridge_created',
  'bridge_renewed',
  'bridge_deleted',
  'bridge_called',
  'bridge_refused',
  'bridge_approved',
  'admin_trial',
  'admin_basico',
  'admin_pro',
  'admin_ativar',
  'admin_inativar',
  'account_deleted',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export function adminEventKind<Action extends AdminAction>(action: Action) {
  return `admin_${action}` as const satisfies SecurityEventKind;
}

/** Filters by kind and by the account with exactly this e-mail. An absent filter matches everything. */
export const securityEventQuerySchema = z.object({
  event: z._default(z.enum(['all', ...securityEventKinds]), 'all'),
  email: z._default(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), ''),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});
export type SecurityEventQuery = z.output<typeof securityEventQuerySchema>;

/** An e-mail is null when the account is unknown. Dates are ISO 8601. */
export interface SecurityEvent {
  id: string;
  event: SecurityEventKind;
  outcome: 'ok' | 'refused';
  /** The e-mail of the person who acted. */
  email: string | null;
  /** The e-mail of the affected account, if it belongs to another person. */
  aboutEmail: string | null;
  address: string;
  createdAt: string;
}
