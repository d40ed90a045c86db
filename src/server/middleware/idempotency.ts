import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps, UserEnv } from '../request/context.ts';
import { claimKey, findAnswer, storeAnswer } from '../db/idempotency-keys.ts';
import type { Transaction } from '../db/client.ts';
import { actFor, waitForOwnWrites } from '../db/request-user.ts';
import { badRequest } from '../request/errors.ts';
import { slotOf } from '../request/callers.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';
import { isWrite } from './write-limit.ts';

const keySchema = z.uuid();
/** An account's transactions at the same time, so that long ones leave most of the pool to the others. */
const READS = { all: 6, each: 3, waiting: 28, crowd: 128 };
/** One, because the writes of an account run one after the other anyway. */
const WRITES = { all: 6, each: 1, waiting: 28, crowd: 128 };

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
  const inReads = createFairLimiter(READS);
  const inWrites = createFairLimiter(WRITES);
  const inTransaction = <Result>(c: Context<UserEnv>, work: (tx: Transaction) => Promise<Result>) => {
    const { id, isAdmin } = c.var.user;
    const isWriting = isWrite(c.req.method);
    const inShare = isWriting ? inWrites : inReads;
    const run = () =>
      db.transaction(async (tx) => {
        if (!isAdmin) await actFor(tx, id);
        if (isWriting) await waitForOwnWrites(tx, id);
        c.set('db', tx);
        return work(tx);
      });
    return inShare(id, 1, run, slotOf(c));
  };
  return createMiddleware<UserEnv>(async (c, next) => {
    // The answer of the admin's live list never ends, so it must not keep a transaction open.
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

/** The context already has the answer of a write that was undone. */
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
