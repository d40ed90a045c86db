import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../db/client.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { PASSWORD } from './factories.ts';
import type { createTestApp } from './test-app.ts';

type TestApp = ReturnType<typeof createTestApp>;
type Body = Record<string, unknown>;

/**
 * Configuration of apps that visitors call: they trust the forwarded client address of a proxy on this
 * machine.
 */
export const BEHIND_PROXY = { TRUSTED_PROXIES: ['127.0.0.1'] };

let addresses = 0;
/** An address that was not used before, so that no other test's rate limit applies. */
export function newAddress(): string {
  addresses++;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A browser: stores the cookies that it receives, and always uses one client address. */
export function createVisitor({ request }: Pick<TestApp, 'request'>, address = newAddress()) {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(method: string, path: string, body?: Body): Promise<Response> {
    const cookie = cookies.size > 0 ? cookieHeader() : undefined;
    const response = await request(method, path, { cookie, body, headers: { 'X-Forwarded-For': address } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const post = (path: string, body: Body = {}) => call('POST', `/api/auth${path}`, body);

  return {
    cookies,
    cookieHeader,
    get: (path: string) => call('GET', path),
    call,
    /** Sends a POST to the sign-in service. */
    post,
    signIn: (email: string, password = PASSWORD) => post('/sign-in/email', { email, password }),
    /** Whether this visitor has a session. */
    async isKnown(): Promise<boolean> {
      return (await (await call('GET', '/api/session')).json()) !== null;
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** The mails queued for an address, oldest first. `token` is the token of the mail's link. */
export async function readMail(db: Database, recipient: string) {
  const rows = await db
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.recipient, recipient))
    .orderBy(asc(mailMessages.createdAt));
  return rows.map((row) => ({ ...row, token: /#token=([\w-]+)/.exec(row.text)?.[1] ?? '' }));
}

/** Requests a reset and returns the token of the mailed link. */
export async function requestReset(db: Database, visitor: Visitor, email: string): Promise<string> {
  expect((await visitor.post('/request-password-reset', { email })).status).toBe(200);
  const token = (await readMail(db, email)).at(-1)?.token ?? '';
  expect(token).not.toBe('');
  return token;
}
