import pino from 'pino';
import { createApp } from '../app.ts';
import { listenToChanges } from '../db/changes.ts';
import type { Connection } from '../db/client.ts';
import { type Env, parseEnv } from '../boot/env.ts';
import { createCallers } from '../request/callers.ts';
import { createDiskRoom } from '../request/disk-room.ts';
import { signedCookies } from '../session/signed-cookies.ts';
import { createSession, createUser } from './factories.ts';

export const TEST_SECRET = 'segredo-de-teste-com-mais-de-32-caracteres';
export const ADMIN_EMAIL = 'admin@exemplo.com.br';
const APP_URL = 'http://localhost:3000';

type Body = Record<string, unknown> | unknown[] | string;

/** Creates the app on a test's database, with helpers that send requests as a given person. */
export function createTestApp(
  { db, target }: Pick<Connection, 'db' | 'target'>,
  overrides: Partial<Env> = {},
) {
  const env = { ...parseEnv({ APP_URL, ADMIN_EMAIL, LOG_LEVEL: 'silent' }), ...overrides };
  const log = pino({ level: 'silent' });
  const secret = TEST_SECRET;
  const cookies = signedCookies({ secret, appUrl: env.APP_URL });
  const callers = createCallers(cookies, env.TRUSTED_PROXIES);
  const deps = {
    env,
    db,
    target,
    log,
    secret,
    cookies,
    callers,
    disk: createDiskRoom(),
    changes: listenToChanges(target, 'profiles_changed', log),
    sales: listenToChanges(target, 'orders_changed', log),
  };
  const app = createApp(deps);

  /** A string body is sent as it is, anything else as JSON. `cookie` is a whole Cookie header. */
  async function request(
    method: string,
    path: string,
    options: { cookie?: string; body?: Body; headers?: Record<string, string> } = {},
  ) {
    const headers = new Headers({ Origin: env.APP_URL, 'Content-Type': 'application/json' });
    if (options.cookie !== undefined) headers.set('Cookie', options.cookie);
    new Headers(options.headers).forEach((value, name) => headers.set(name, value));
    const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    return app.request(path, { method, headers, body: options.body === undefined ? undefined : body });
  }

  async function signIn(options: Parameters<typeof createUser>[1] = {}) {
    const user = await createUser(db, options);
    const { header: cookie } = await createSession(db, user.id, { secret, appUrl: env.APP_URL });
    return { ...user, cookie };
  }

  return { app, deps, env, request, signIn };
}

/** A person who is signed in. */
export type Person = Awaited<ReturnType<ReturnType<typeof createTestApp>['signIn']>>;
