import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ClosingReason, Subscription } from '#domain/account/plans.ts';
import type { Changes } from '../db/changes.ts';
import type { Connection, Database } from '../db/client.ts';
import type { Target } from '../driver/client.ts';
import type { Env } from '../boot/env.ts';
import type { Callers } from './callers.ts';
import type { DiskRoom } from './disk-room.ts';
import type { Pausable } from './fair-limiter.ts';

export interface AnsweredRequest {
  method: string;
  /** The route's pattern, without the values of its parameters. */
  route: string;
  status: number;
  ms: number;
}

/** The cookies that only this server can write. */
export interface SignedCookies {
  /** The token of the session in a Cookie header; null when there is none or its signature is wrong. */
  tokenOf: (header: string) => string | null;
  /** The same of a request. */
  readSession: (c: Context) => string | null;
  /** The token of a browser that somebody signed in with, or null. */
  readDevice: (c: Context) => string | null;
  /** A cookie's value with its signature. */
  sign: (value: string) => string;
}

/** Shared dependencies, created in main.ts and by each test. */
export interface Deps {
  env: Env;
  db: Connection['db'];
  /** Where a thread connects. */
  target: Target;
  log: Logger;
  /** Signs cookies and encrypts secrets in the database. */
  secret: string;
  cookies: SignedCookies;
  /** The caller whose share of the server a request uses. */
  callers: Callers;
  /** How much of the data's disk is free. */
  disk: DiskRoom;
  /** Notifies open admin lists of changes. */
  changes: Changes;
  /** Notifies the open screens of an account when its orders change. */
  sales: Changes;
  /** The reason in Portuguese why the embedded database is not running; null while it runs. */
  databaseTrouble?: () => string | null;
  /** Aborted when the server starts to stop. */
  ending?: AbortSignal;
  /** Called for every answered request, for the metrics. */
  observe?: (request: AnsweredRequest) => void;
}

/** The signed-in person, read from the database on every request. */
export interface CurrentUser {
  id: string;
  sessionId: string;
  /** The database's time when the request arrived. Only this clock decides when trials and sessions end. */
  now: Date;
  email: string;
  name: string;
  emailVerified: boolean;
  /** Whether the person entered a password or a code in the last 10 minutes. */
  isProven: boolean;
  /** Whether this is the account of ADMIN_EMAIL with a confirmed e-mail. */
  isAdmin: boolean;
  subscription: Subscription;
  /** Why this person may not use the tools now; null while they are open. The admin's always are. */
  closedBy: ClosingReason | null;
}

export interface AppEnv {
  Variables: {
    requestId: string;
    /** The process's log; `logOf` returns the request's log. */
    log: Logger;
    /** Headers of every answer. */
    headers?: Readonly<Record<string, string>>;
    /** The account of this call's security event, once the call has stored it. */
    notedFor?: string;
    /** Whether the answer is complete: no middleware may add headers or compress it. */
    isFinished?: boolean;
  };
}

/** The context of routes behind `requireSession`. */
export interface UserEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    user: CurrentUser;
    /** The request's transaction, which sees only the person's own rows (all rows for the admin). */
    db: Database;
    /** The body for a repeat of this write, when its answer contains a secret that must not be stored. */
    repeatedBody?: string;
  };
}

/** Who asks for data of an account: the person, whose work stops when the caller leaves. */
export interface Call {
  db: Database;
  userId: string;
  caller: AbortSignal;
  /** The turn of the request, which others get while the work waits. */
  slot?: Pausable | undefined;
}
