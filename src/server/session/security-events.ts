import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { emailSchema } from '#domain/account/credentials.ts';
import type { SecurityEventKind } from '#domain/account/security-events.ts';
import type { AppEnv, Deps } from '../request/context.ts';
import { claimAttempt } from '../db/attempts.ts';
import { clientAddressReader, networkOf } from '../request/client-address.ts';
import { logOf } from '../request/log-of.ts';
import { sessionReader } from './guard.ts';

/** Calls that affect an account's security, with the name of each in the log. */
const events = new Map<string, SecurityEventKind>([
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

/** Events of one network that are stored in an hour, besides its sign-ins. The log has all of them. */
export const EVENTS_AN_HOUR = 1000;

/** For these calls, the account is found by the typed e-mail. */
const namesAccount = new Set<SecurityEventKind>(['sign_up', 'sign_in', 'reset_requested']);

const answerSchema = z.object({ user: z.object({ id: z.uuid() }) });
const emailInput = z.object({ email: emailSchema });

/** Records each security event of an account with author, address and outcome, as a log line and a row. */
export function recordSecurityEvents(deps: Deps) {
  const { db, env } = deps;
  const readSession = sessionReader(deps);
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);

  async function record(
    c: Context<AppEnv>,
    event: SecurityEventKind,
    signedIn: string | null,
  ): Promise<void> {
    const outcome = c.res.status < 400 ? ('ok' as const) : ('refused' as const);
    if (event === 'sign_out' && outcome === 'ok' && signedIn === null) return; // nobody was signed in
    const address = readAddress(c);
    const isToStore = c.get('notedFor') === undefined && (await mayStore(address));
    const userId = isToStore
      ? await store({ event, outcome, userId: await ownerOf(c, event, signedIn), address })
      : (c.get('notedFor') ?? signedIn);
    logOf(c).info({ security: { event, outcome, userId, address } }, 'security event');
  }

  /** Counts the events that a network causes, so that nobody fills the table. */
  function mayStore(address: string): Promise<boolean> {
    return claimAttempt(db, `security-event:${networkOf(address)}`, { max: EVENTS_AN_HOUR, seconds: 3600 });
  }

  async function store(noted: NotedEvent): Promise<string | null> {
    const { rows } = await db.execute<{ userId: string | null }>(notedEvent(noted));
    return rows[0]?.userId ?? null;
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const event = events.get(c.req.path);
    if (event === undefined) return next();
    // read it first, because a sign-out ends it
    const session = namesAccount.has(event) ? null : await readSession(c).catch(() => null);
    await next();
    await record(c, event, session?.userId ?? null).catch((error: unknown) => {
      logOf(c).error({ err: error }, 'a security event could not be stored');
    });
    return undefined;
  });
}

async function typedEmail(c: Context<AppEnv>): Promise<string | null> {
  if (Object.keys(c.req.bodyCache).length === 0) return null; // the request was refused before its body was read, so we do not read it now
  return emailInput.safeParse(parseJson(await c.req.text())).data?.email ?? null;
}

/** The account of an event that its own call has not stored. */
async function ownerOf(
  c: Context<AppEnv>,
  event: SecurityEventKind,
  signedIn: string | null,
): Promise<string | SQL | null> {
  if (namesAccount.has(event)) return ownerOfEmail(await typedEmail(c));
  return (await namedUser(c.res)) ?? signedIn;
}

/** A row of the log. */
export interface NotedEvent {
  event: SecurityEventKind;
  outcome: 'ok' | 'refused';
  /** The account, or SQL that finds it; null when it is unknown. */
  userId: string | SQL | null;
  address: string;
}

/**
 * Stores an event, on its own or in the statement that makes it happen. After the latter set `notedFor`, so that it is
 * not stored again.
 * @param source a `from` of one row; without the row, nothing is stored.
 */
export function notedEvent({ event, outcome, userId, address }: NotedEvent, source: SQL = sql``): SQL {
  return sql`
    insert into security_events (event, outcome, user_id, address)
    select ${event}, ${outcome}, ${userId}, ${address} ${source} returning user_id as "userId"`;
}

/** SQL of the account with this e-mail. An unknown e-mail is not stored. */
function ownerOfEmail(email: string | null): SQL | null {
  return email === null ? null : sql`(select id from "user" where email = ${email})`;
}

/** The account named in an answer of the sign-in service. */
async function namedUser(answer: Response): Promise<string | null> {
  if (!answer.ok) return null;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return answerSchema.safeParse(body).data?.user.id ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
