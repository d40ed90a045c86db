import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { AppEnv, Deps } from '../context.ts';
import { securityEvents } from '../db/schema.ts';
import { clientAddressReader } from '../middleware/client-address.ts';
import { sessionReader } from './guard.ts';
import { logOf } from '../log.ts';

/** The calls that open, close or change an account's locks, and what each is called in the log. */
const events = new Map([
  ['/api/auth/sign-up/email', 'sign_up'],
  ['/api/auth/sign-in/email', 'sign_in'],
  ['/api/auth/sign-out', 'sign_out'],
  ['/api/auth/request-password-reset', 'reset_requested'],
  ['/api/auth/reset-password', 'password_reset'],
  ['/api/auth/confirm-email', 'email_confirmed'],
  ['/api/auth/email-change', 'email_change_requested'],
  ['/api/auth/confirm-email-change', 'email_change_confirmed'],
  ['/api/auth/prove', 'proof'],
  ['/api/auth/totp/begin', 'second_factor_begun'],
  ['/api/auth/totp/off', 'second_factor_removed'],
  ['/api/auth/two-factor/verify-totp', 'second_factor_code'],
  ['/api/auth/two-factor/verify-backup-code', 'recovery_code'],
]);

const bodySchema = z.object({ user: z.object({ id: z.uuid() }) });

/** Writes who did what to an account's security, from where and with which outcome: a log line and a row. */
export function recordSecurityEvents(deps: Deps) {
  const { db, env } = deps;
  const readSession = sessionReader(deps);
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  return createMiddleware<AppEnv>(async (c, next) => {
    const event = events.get(c.req.path);
    const isKnown = event !== undefined;
    const session = isKnown ? await readSession(c).catch(() => null) : null;
    await next();
    if (!isKnown) return;
    const isOk = c.res.status < 400;
    const userId = session?.user.id ?? (isOk ? await namedUser(c.res.clone()) : null);
    const row = {
      event,
      outcome: isOk ? ('ok' as const) : ('refused' as const),
      userId,
      address: readAddress(c),
    };
    logOf(c).info({ security: row }, 'security event');
    await db
      .insert(securityEvents)
      .values(row)
      .catch((error: unknown) => {
        logOf(c).error({ err: error }, 'a security event could not be stored');
      });
  });
}

/** The account that an answer of the sign-in service speaks of. */
async function namedUser(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  const id = bodySchema.safeParse(body).data?.user.id;
  return id ?? null;
}
