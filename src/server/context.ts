import type { Logger } from 'pino';
import type { Subscription } from '#domain/account/plans.ts';
import type { ProfileChanges } from './db/profile-changes.ts';
import type { Connection, Database } from './db/client.ts';
import type { Env } from './env.ts';

export interface AnsweredRequest {
  method: string;
  /** The route's pattern, which has no values in it. */
  route: string;
  status: number;
  ms: number;
}

/** What every part of the server is given; made once in main.ts, and by each test. */
export interface Deps {
  env: Env;
  db: Connection['db'];
  log: Logger;
  /** Signs cookies and encrypts what must not be read in the database. */
  secret: string;
  /** Tells open admin lists to read again. */
  changes: ProfileChanges;
  /** Why the embedded database does not run at the moment, in Portuguese; null while it does. */
  databaseTrouble?: () => string | null;
  /** Aborted once the server has been told to end. */
  ending?: AbortSignal;
  /** Told of every answered request, for the metrics. */
  observe?: (request: AnsweredRequest) => void;
}

/** Whose request it is, read from the database on every request. */
export interface CurrentUser {
  id: string;
  sessionId: string;
  /** The database's clock when the request came: the only one that trials and sessions follow. */
  now: Date;
  email: string;
  name: string;
  emailVerified: boolean;
  /** A password or a code was given in the last 10 minutes. */
  isProven: boolean;
  /** The confirmed account of ADMIN_EMAIL. */
  isAdmin: boolean;
  subscription: Subscription;
}

export interface AppEnv {
  Variables: {
    requestId: string;
    /** The process's log; `logOf` gives the request's. */
    log: Logger;
    /** What every answer here carries. */
    headers?: Readonly<Record<string, string>>;
    /** The answer has all its headers and its last form: nothing is added to it. */
    isFinished?: boolean;
  };
}

/** Behind `requireSession`. */
export interface UserEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    user: CurrentUser;
    /** What a handler writes through: inside the transaction of the request's `Idempotency-Key` when it has one. */
    db: Database;
  };
}
