import { z } from 'zod';
import { type AdminAction } from './admin.ts';

/** What is done to an account's security. `admin_…`: the admin changed the account `about`. */
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

/** Of all kinds when none is named; of the account that has exactly this e-mail when one is named. */
export const securityEventQuerySchema = z.object({
  event: z.enum(['all', ...securityEventKinds]).default('all'),
  email: z.string().trim().toLowerCase().max(254).default(''),
  cursor: z.string().max(100).optional(),
});
export type SecurityEventQuery = z.output<typeof securityEventQuerySchema>;

/** An e-mail is null where nobody is known. Dates are ISO 8601. */
export interface SecurityEvent {
  id: string;
  event: SecurityEventKind;
  outcome: 'ok' | 'refused';
  /** Who did it. */
  email: string | null;
  /** To whose account, where it is another person's. */
  aboutEmail: string | null;
  address: string;
  createdAt: string;
}
