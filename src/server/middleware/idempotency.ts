import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps, UserEnv } from '../context.ts';
import { claimKey, findAnswer, storeAnswer } from '../db/idempotency-keys.ts';
import type { Database, Transaction } from '../db/client.ts';
import { actFor } from '../db/request-user.ts';
import { badRequest } from '../errors.ts';
import { createSpace } from '../space.ts';
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
interface Answer {
  status: number;
  body: string;
}

/** Rolls back a refused or failed write, and frees its key. */
class Undo extends Error {
  override readonly name = 'Undo';
}

/**
 * Requires `requireSession`. Gives the handler its database (`c.var.db`): a transaction that sees only the
 * person's own rows, or all rows for the admin. A handler uses no other connection, because requests that
 * wait for a second one can use up the pool. More requests of one account wait for its own to end. A write with an `Idempotency-Key` is carried out at most once
 * a day: the key, the write and its answer are one transaction. A repeated request with the same key, even at
 * the same moment, gets the same answer.
 */
export function idempotentWrites({ db }: Deps) {
  const inShare = createSpace(TRANSACTIONS);
  return createMiddleware<UserEnv>(async (c, next) => {
    const key = c.req.header('Idempotency-Key');
    const work = async (tx: Transaction) => {
      if (!c.var.user.isAdmin) await actFor(tx, c.var.user.id);
      c.set('db', tx);
      await next();
      if (isWrite(c.req.method) && c.res.status >= 400) throw new Undo();
    };
    if (!isWrite(c.req.method) || key === undefined) {
      // The admin's live list is an answer that does not end: it must not keep a transaction open.
      if (c.var.user.isAdmin) {
        c.set('db', db);
        await next();
      } else await inShare(c.var.user.id, 1, () => runOrUndo(() => db.transaction(work)));
      return undefined;
    }
    const request = { userId: c.var.user.id, key: validKey(key), requestHash: await hashRequest(c) };
    const earlier = await inShare(c.var.user.id, 1, () =>
      runOnce(db, request, async (tx) => {
        await work(tx);
        return { status: c.res.status, body: c.var.repeatedBody ?? (await c.res.clone().text()) };
      }),
    );
    return earlier === null ? undefined : replay(c, earlier, request);
  });
}

/** @returns the stored answer of an earlier request with this key; null when this request ran the write. */
async function runOnce(
  db: Database,
  request: KeyedRequest,
  write: (tx: Transaction) => Promise<Answer>,
): Promise<(Answer & { requestHash: string }) | null> {
  const outcome = await runOrUndo(() =>
    db.transaction(async (tx) => {
      if (!(await claimKey(tx, request))) return findAnswer(tx, request);
      await storeAnswer(tx, request, await write(tx));
      return null;
    }),
  );
  return outcome ?? null;
}

/** @returns undefined when the write was undone; its answer is already in the context. */
async function runOrUndo<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Undo) return undefined;
    throw error;
  }
}

function replay(
  c: Context<UserEnv>,
  earlier: Answer & { requestHash: string },
  request: KeyedRequest,
): Response {
  if (earlier.requestHash !== request.requestHash) {
    throw badRequest('Este pedido já foi enviado com outro conteúdo. Recarregue a página e tente de novo.');
  }
  const status = earlier.status as ContentfulStatusCode; // every write answers with a body
  return c.body(earlier.body, status, { 'Content-Type': 'application/json' });
}

export function validKey(key: string): string {
  const parsed = keySchema.safeParse(key);
  if (!parsed.success) throw badRequest('O cabeçalho Idempotency-Key precisa ser um UUID.');
  return parsed.data.toLowerCase();
}

export async function hashRequest(c: Pick<Context, 'req'>): Promise<string> {
  const { method, path } = c.req;
  return createHash('sha256')
    .update(`${method} ${path}\n`)
    .update(await c.req.text())
    .digest('hex');
}
