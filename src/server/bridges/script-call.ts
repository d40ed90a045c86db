import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AppEnv, Deps } from '../request/context.ts';
import { countAttempt } from '../db/attempts.ts';
import type { Transaction } from '../db/client.ts';
import { actFor } from '../db/request-user.ts';
import { AppError, subscriptionRequired, validationError } from '../request/errors.ts';
import { slotOf } from '../request/callers.ts';
import { clientAddressReader, networkOf } from '../request/client-address.ts';
import { requireRoom } from '../request/disk-room.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';
import { parseInput } from '../request/parse-input.ts';
import { hashSecret } from '../request/secrets.ts';
import { type AccessRow, closingReason } from '../session/guard.ts';
import { type NotedEvent, notedEvent } from '../session/security-events.ts';
import type { Purpose } from './tokens.ts';

/** The bridge whose token a call carries. */
export interface CallingBridge {
  id: string;
  userId: string;
  kind: 'account' | 'manager';
  customerId: string;
  campaignId: string | null;
  runs: number;
}

/** Calls of one token in an hour. A first run of a large manager account needs most. */
const HOURLY: Record<Purpose, number> = { reports: 6000, commands: 1200 };
/** Refused calls of one network in an hour; many people's scripts share the networks of Google. */
const REFUSED = { max: 300, seconds: 3600 };
/** Calls of scripts at the same time, one of an account, so that they leave most of the pool to people. */
const SHARE = { all: 3, each: 1, waiting: 8, crowd: 256 };

const columns: Record<Purpose, string> = { reports: 'reports_token_hash', commands: 'commands_token_hash' };

interface CallOptions<Schema extends z.ZodMiniType, Found extends object> {
  purpose: Purpose;
  schema: Schema;
  /** Whether the call is an event of its own in the security log; the parts of a run are not. */
  isNoted: boolean;
  work: (tx: Transaction, bridge: CallingBridge, message: z.output<Schema>) => Promise<Found>;
  /** What takes long, after the transaction. Without it, what the work found is the answer. */
  finish?: (found: Found) => Promise<object>;
}

/**
 * Calls of scripts: a token in the header `Authorization` instead of session and origin, and the body's SHA-256 in
 * `X-Content-SHA256`. The work is one transaction that sees only the rows of the bridge's owner.
 */
export function scriptCalls(deps: Deps) {
  const { db, env } = deps;
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  const inShare = createFairLimiter(SHARE);

  async function find(c: Context<AppEnv>, purpose: Purpose): Promise<CallingBridge> {
    const [, token] = /^Bearer ([\w-]{20,100})$/u.exec(c.req.header('Authorization') ?? '') ?? [];
    const { rows } =
      token === undefined
        ? { rows: [] }
        : await db.execute<CallingBridge & AccessRow & Record<string, unknown>>(sql`
            select b.id, b.user_id as "userId", b.kind, b.customer_id as "customerId", b.campaign_id as "campaignId", b.runs,
              u.email, u.email_verified as "emailVerified", closed_by(p) as "closedBy"
            from bridges b join "user" u on u.id = b.user_id join profiles p on p.id = b.user_id
            where b.${sql.raw(columns[purpose])} = ${hashSecret(token)}`);
    const [bridge] = rows;
    if (bridge === undefined) return refuse(c);
    const closedBy = closingReason(bridge, env.ADMIN_EMAIL);
    if (closedBy !== null) throw subscriptionRequired(closedBy);
    const limit = { max: HOURLY[purpose], seconds: 3600 };
    await count(c, `bridge-${purpose}:${bridge.id}`, limit);
    return bridge;
  }

  async function refuse(c: Context<AppEnv>): Promise<never> {
    const address = readAddress(c);
    await count(c, `bridge-refused:${networkOf(address)}`, REFUSED);
    await note({ event: 'bridge_refused', outcome: 'refused', userId: null, address });
    throw new AppError(
      'unauthenticated',
      'Esta chave não vale mais. Copie o script de novo na Faísca, em Conexões.',
    );
  }

  async function count(c: Context<AppEnv>, key: string, limit: { max: number; seconds: number }) {
    const { isAllowed, secondsLeft } = await countAttempt(db, key, limit);
    if (isAllowed) return;
    c.header('Retry-After', String(secondsLeft));
    throw new AppError('rate_limited', 'Este script chamou vezes demais. A próxima execução continua.');
  }

  async function note(event: NotedEvent): Promise<void> {
    await db.execute(notedEvent(event));
  }

  return <Schema extends z.ZodMiniType, Found extends object>({
    purpose,
    schema,
    isNoted,
    work,
    finish,
  }: CallOptions<Schema, Found>) =>
    async (c: Context<AppEnv>) => {
      const bridge = await find(c, purpose);
      const message = readMessage(schema, await c.req.text(), c.req.header('X-Content-SHA256'));
      requireRoom(deps.disk);
      const run = async () => {
        const found = await db.transaction(async (tx) => {
          await actFor(tx, bridge.userId);
          await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bridge.id}, 1))`);
          const answer = await work(tx, bridge, message);
          if (isNoted) {
            const address = readAddress(c);
            await tx.execute(
              notedEvent({ event: 'bridge_called', outcome: 'ok', userId: bridge.userId, address }),
            );
          }
          return answer;
        });
        return finish === undefined ? found : await finish(found);
      };
      return c.json(await inShare(bridge.userId, 1, run, slotOf(c)));
    };
}

function readMessage<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: string,
  sentHash: string | undefined,
): z.output<Schema> {
  const hash = createHash('sha256').update(body).digest('hex');
  if (sentHash?.toLowerCase() !== hash) throw new AppError('bad_request', 'O pedido chegou incompleto.');
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new AppError('bad_request', 'O pedido não é um JSON.');
  }
  const parsed = parseInput(schema, value);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}
