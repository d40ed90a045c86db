import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { user } from '#server/db/schema/accounts.ts';
import { createUser } from '#server/testing/factories.ts';
import { ADMIN_EMAIL } from '#server/testing/server-process.ts';
import { expect, signInAs, test, toast } from './fixtures.ts';
import { hold } from './support/hold.ts';
import { moveTo, newHeading } from './support/moves.ts';

const yesterday = new Date(Date.now() - 86_400_000);
const people = {
  visitor: null,
  trialing: {},
  'active basico': { plan: 'basico', subscriptionStatus: 'active', trialExpiresAt: null },
  'active pro': { plan: 'pro', subscriptionStatus: 'active', trialExpiresAt: null },
  'expired trial': { trialExpiresAt: yesterday },
  inactive: { plan: 'pro', subscriptionStatus: 'inactive', trialExpiresAt: null },
  admin: { email: ADMIN_EMAIL, subscriptionStatus: 'inactive', trialExpiresAt: null },
} as const;
type Person = keyof typeof people;

/**
 * These people load one address of each guard anew, as a bookmark does, when the guard does not know the session yet.
 * All else moves inside the page, which is faster.
 */
const loadsAnew: readonly Person[] = ['visitor', 'trialing', 'inactive'];
const loadedAnew = ['/login', '/dashboard', '/pricing', '/admin'];

/** The server lets these in or shuts them out as it does the others; here one address of each guard shows it. */
const likeOthers: readonly Person[] = ['active basico', 'active pro', 'expired trial'];
const oneOfEachGuard = ['/', '/login', '/tools/titles', '/pricing', '/admin'];

const tools = [
  'keywords',
  'negative-keywords',
  'titles',
  'descriptions',
  'sitelinks',
  'callouts',
  'promotions',
];
const subscriberRooms = [
  '/dashboard',
  '/tools',
  '/tools/settings',
  '/saved-campaigns',
  '/profile',
  ...tools.map((slug) => `/tools/${slug}`),
];

/** The address to which each path redirects this person; '' means no redirect. */
function table(person: Person): Record<string, string> {
  const isVisitor = person === 'visitor';
  const isShutOut = person === 'expired trial' || person === 'inactive';
  const afterSignIn = isShutOut ? '/pricing' : '/dashboard';
  const shut = isVisitor ? '/login' : isShutOut ? '/pricing' : '';
  return {
    '/': isVisitor ? '/login' : afterSignIn,
    ...Object.fromEntries(
      ['/login', '/register', '/forgot-password'].map((path) => [path, isVisitor ? '' : afterSignIn]),
    ),
    '/update-password': '',
    ...Object.fromEntries(subscriberRooms.map((path) => [path, shut])),
    '/campaign/00000000-0000-4000-8000-000000000000': shut || '/saved-campaigns',
    '/campaign-builder': shut || '/tools',
    '/pricing': isVisitor ? '/login' : '',
    '/admin': person === 'admin' ? '' : isVisitor ? '/login' : afterSignIn,
  };
}

/** Those whose every address is tried have a journey of their own. */
const journeys: Record<string, readonly Person[]> = {
  ...Object.fromEntries(
    (Object.keys(people) as Person[])
      .filter((person) => !likeOthers.includes(person))
      .map((person) => [`a person ${person}`, [person]]),
  ),
  'people like these': likeOthers,
};

for (const [who, persons] of Object.entries(journeys)) {
  test(`redirects of ${who}`, async ({ page, context, connection, server }) => {
    for (const person of persons)
      await test.step(person, async () => {
        const profile = people[person];
        if (profile !== null) {
          const { db } = connection;
          if ('email' in profile) await db.delete(user).where(sql`email = ${profile.email}`);
          const { id } = await createUser(db, profile);
          await signInAs(context, connection, server.url, id);
        }
        await followTable(page, person);
      });
  });
}

async function followTable(page: Page, person: Person): Promise<void> {
  const rows = Object.entries(table(person)).filter(
    ([path]) => !likeOthers.includes(person) || oneOfEachGuard.includes(path),
  );
  for (const [path, target] of rows) {
    await test.step(`${path} → ${target || 'no redirect'}`, async () => {
      const anew = path === '/' || (loadsAnew.includes(person) && loadedAnew.includes(path));
      await (anew ? page.goto(path) : moveTo(page, path));
      // A redirect may lead back to the screen that was there.
      if (target === '') await expect(newHeading(page)).toBeVisible();
      await expect(page).toHaveURL(target || path);
      await expect(page.locator('h1, h2').first()).toBeVisible();
    });
  }
  const adminLink = page.getByRole('link', { name: 'Painel Admin' });
  await expect(adminLink).toHaveCount(person === 'admin' ? 1 : 0);
}

test('the guards show loading messages while they wait for the session', async ({ page, signIn }) => {
  await signIn();
  const release = await hold(page, '**/api/session');
  for (const [path, message] of [
    ['/dashboard', 'Verificando assinatura...'],
    ['/admin', 'Verificando permissões...'],
    ['/pricing', 'Carregando perfil...'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  }
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('unknown addresses show an error, and the future builder opens the catalogue', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const path of ['/nada-aqui', '/tools/nada']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/campaign-builder');
  await expect(page).toHaveURL('/tools');
  await expect(toast(page, 'Em breve')).toContainText('ainda não foi implementada');
});

test('an account that loses access is led to the plans: on its next move, on focus, and while it saves', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active', trialExpiresAt: null });
  const become = (status: string) =>
    connection.db.execute(sql`update profiles set subscription_status = ${status} where id = ${id}`);
  const banner = page.getByRole('alert');
  await page.goto('/tools');
  await expect(newHeading(page)).toBeVisible();
  await become('inactive');
  await moveTo(page, '/tools/titles');
  await expect(page).toHaveURL('/pricing');
  await expect(banner).toContainText('Seu Teste Gratuito Expirou!');
  await expect(banner).toContainText('Sua assinatura terminou');

  await become('active');
  await page.goto('/tools/titles');
  await expect(newHeading(page)).toBeVisible();
  await become('inactive');
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // as if the window came to the front
  await expect(page).toHaveURL('/pricing');

  await become('active');
  await page.goto('/saved-campaigns');
  await page.getByRole('button', { name: 'Nova Campanha' }).click();
  await page.getByLabel('Nome').fill('Tarde demais');
  await become('inactive');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByText('Seu Teste Gratuito Expirou!')).toBeVisible();
});

test('a trial that ends while the page is open closes the tools', async ({ page, signIn }) => {
  await signIn({ trialExpiresAt: new Date(Date.now() + 10 * 60_000) });
  await page.clock.install();
  await page.goto('/tools/titles');
  await expect(page.getByRole('heading', { level: 1, name: 'Gerador de Títulos' })).toBeVisible();
  const release = await hold(page, '**/api/**', 'abort');
  await page.clock.runFor(10 * 60_000 + 1000);
  await expect(page).toHaveURL('/pricing');
  release();
});

test('a plan bought in another tab opens the account in this tab', async ({ page, signIn, connection }) => {
  const { id } = await signIn({ trialExpiresAt: yesterday });
  const become = (status: 'active' | 'inactive') =>
    connection.db.execute(
      sql`update profiles set subscription_status = ${status}, plan = 'pro' where id = ${id}`,
    );
  await page.clock.install();
  await page.goto('/pricing');
  const expired = page.getByText('Seu Teste Gratuito Expirou!');
  await expect(expired).toBeVisible();
  await become('active');
  await page.clock.runFor(10_000);
  await expect(expired).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');

  await become('inactive');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as if the tab became visible again
  await expect(page).toHaveURL('/pricing');
});

test('an address that leads nowhere has a way on for a visitor', async ({ page }) => {
  for (const [path, title, action] of [
    ['/nao-existe', 'Página não encontrada', 'Voltar ao início'],
    ['/r/nao-existe', 'Este link não abre mais', 'Ir para o início'],
  ] as const) {
    for (const name of [action, 'Faísca: início']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(/\/login/);
    }
  }
});
