import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps, UserEnv } from '../context.ts';
import { claimKey, findAnswer, storeAnswer } from '../db/idempotency-keys.ts';
import type { Transaction } from '../db/client.ts';
import { actFor, waitForOwnWrites } from '../db/request-user.ts';
import { badRequest } from '../errors.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';
import { isWrite } from './write-limit.ts';

const keySchema = z.uuid();
/**
 * An account's transactions at the same time: half of the pool, so that long ones leave connections to the others. No
 * more may wait, because each takes one of the server's turns (`http/admission.ts`) from the others.
 */
const TRANSACTIONS = { all: Infinity, each: 4, waiting: 28 };

interface KeyedRequest {
  userId: string;
  key: string;
  requestHash: string;
}
interface StoredAnswer {
  status: number;
  body: string;
  requestHash: string;
}

/** Rolls back a refused or failed write, and frees its key. */
class Undo extends Error {
  override readonly name = 'Undo';
}

/**
 * Requires `requireSession`. Gives the handler its database (`c.var.db`): a transaction that sees only the person's own
 * rows, or all rows for the admin. A handler uses no other connection, because requests that wait for a second one can
 * use up the pool.
 *
 * The writes of one account run one after the other, in any process, so that a handler may check a limit and then write.
 * A write with an `Idempotency-Key` is carried out at most once a day: the key, the write and its answer are one
 * transaction. A repeated request with the same key, even at the same moment, gets the same answer.
 */
export function idempotentWrites({ db }: Deps) {
  const inShare = createFairLimiter(TRANSACTIONS);
  const inTransaction = <Result>(c: Context<UserEnv>, work: (tx: Transaction) => Promise<Result>) =>
    inShare(c.var.user.id, 1, () =>
      db.transaction(async (tx) => {
        const { id, isAdmin } = c.var.user;
        if (!isAdmin) await actFor(tx, id);
        if (isWrite(c.req.method)) await waitForOwnWrites(tx, id);
        c.set('db', tx);
        return work(tx);
      }),
    );
  return createMiddleware<UserEnv>(async (c, next) => {
    // The admin's live list is an answer that does not end: it must not keep a transaction open.
    if (c.var.user.isAdmin && !isWrite(c.req.method)) {
      c.set('db', db);
      return next();
    }
    const write = async () => {
      await next();
      if (isWrite(c.req.method) && c.res.status >= 400) throw new Undo();
    };
    const key = isWrite(c.req.method) ? c.req.header('Idempotency-Key') : undefined;
    if (key === undefined) return unlessUndone(inTransaction(c, write));
    const request = { userId: c.var.user.id, key: validKey(key), requestHash: await hashRequest(c) };
    const earlier = await unlessUndone(
      inTransaction(c, async (tx) => {
        if (!(await claimKey(tx, request))) return findAnswer(tx, request);
        await write();
        const body = c.var.repeatedBody ?? (await c.res.clone().text());
        await storeAnswer(tx, request, { status: c.res.status, body });
        return null;
      }),
    );
    return earlier ? replay(c, earlier, request) : undefined;
  });
}

/** The answer of a write that was undone is in the context already. */
async function unlessUndone<Result>(running: Promise<Result>): Promise<Result | undefined> {
  try {
    return await running;
  } catch (error) {
    if (error instanceof Undo) return undefined;
    throw error;
  }
}

function replay(c: Context<UserEnv>, earlier: StoredAnswer, request: KeyedRequest): Response {
  if (earlier.requestHash !== request.requestHash) {
    throw badRequest('Este pedido já foi enviado com outro conteúdo. Recarregue a página e tente de novo.');
  }
  const status = earlier.status as ContentfulStatusCode; // every write answers with a body
  return c.body(earlier.body, status, { 'Content-Type': 'application/json' });
}

function validKey(key: string): string {
  const parsed = keySchema.safeParse(key);
  if (!parsed.success) throw badRequest('O cabeçalho Idempotency-Key precisa ser um UUID.');
  return parsed.data.toLowerCase();
}

async function hashRequest(c: Pick<Context, 'req'>): Promise<string> {
  const { method, path } = c.req;
  return createHash('sha256')
    .update(`${method} ${path}\n`)
    .update(await c.req.text())
    .digest('hex');
}
