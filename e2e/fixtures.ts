import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { guides } from '#domain/account/guides.ts';
import { connect, type Connection } from '#server/db/client.ts';
import { createSession, createUser, type TestUser } from '#server/testing/factories.ts';
import { AUTH_SECRET } from '#server/testing/server-process.ts';

interface Fixtures {
  /**
   * Creates an account and signs this browser in without the sign-in screen. Its guides for newcomers are closed,
   * unless `closedGuides` says otherwise.
   */
  signIn: (options?: Parameters<typeof createUser>[1]) => Promise<TestUser>;
}

interface WorkerFixtures {
  server: { url: string; dataDir: string };
  connection: Connection;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      await use({ url: setting('FAISCA_E2E_URL'), dataDir: setting('FAISCA_E2E_DATA') });
    },
    { scope: 'worker' },
  ],
  connection: [
    async ({ server }, use) => {
      const connection = connect(embeddedTarget(server.dataDir), { max: 2 });
      await use(connection);
      await connection.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // Each test has its own client address, so that no test reaches another test's rate limit.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  page: async ({ page }, use) => {
    await page.addInitScript(reportBlocked);
    const faults = watchFaults(page);
    await use(page);
    expect(faults, 'faults on the browser console').toEqual([]);
  },
  signIn: async ({ context, connection, server }, use) => {
    await use(async (options) => {
      const user = await createUser(connection.db, { closedGuides: [...guides], ...options });
      await signInAs(context, connection, server.url, user.id);
      return user;
    });
  },
});

export { expect };

/** Puts a session cookie of this account into the browser. */
export async function signInAs(context: BrowserContext, { db }: Connection, url: string, userId: string) {
  const { name, value } = await createSession(db, userId, { secret: AUTH_SECRET, appUrl: url });
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** The newest toast with this title. The previous one may still be fading out. */
export function toast(page: Page, title: string | RegExp) {
  return page.getByRole('alert').filter({ hasText: title }).last();
}

export function embeddedTarget(dataDir: string) {
  return {
    host: join(dataDir, 'postgres', 'run'),
    user: 'postgres',
    database: 'faisca',
  };
}

/** Runs in the page. What the security policy refuses may leave no other trace, when the script catches the error. */
function reportBlocked(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`Blocked by ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
  );
}

/** A call that was refused, or code that did not come: the browser and React log them. */
const tellsOfLoss = /^Failed to load resource|Failed to fetch dynamically imported module/;

/**
 * Collects script errors and console errors. Refused calls and lost code are left out: a toast or the screen tells of
 * them.
 */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !tellsOfLoss.test(message.text())) faults.push(message.text());
  });
  return faults;
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by the global set-up`);
  return value;
}
