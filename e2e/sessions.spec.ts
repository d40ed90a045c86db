import { eq, sql } from 'drizzle-orm';
import { profiles } from '#server/db/schema/profiles.ts';
import { session } from '#server/db/schema/accounts.ts';
import { createUser, PASSWORD } from '#server/testing/factories.ts';
import { refuse } from '#server/testing/refusing.ts';
import { expect, test, toast } from './fixtures.ts';
import { signInByHand } from './support/account-steps.ts';
import { outboxLink } from './support/outbox.ts';

test.describe('the session', () => {
  test('shows one message when it ended elsewhere, and signing in restores the typed text', async ({
    page,
    signIn,
    connection,
  }) => {
    const { id, email } = await signIn();
    await page.goto('/saved-campaigns?order=oldest');
    await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible();
    await page.getByRole('button', { name: 'Nova Campanha' }).click();
    await page.getByLabel('Nome').fill('Quase salva');
    await connection.db.delete(session).where(eq(session.userId, id));
    await page.getByRole('button', { name: 'Salvar campanha' }).click();
    await expect(toast(page, 'Sessão Expirada')).toContainText('Faça login novamente.');
    await expect(page).toHaveURL('/login');
    await signInByHand(page, email, PASSWORD);
    await expect(page).toHaveURL('/saved-campaigns?order=oldest');
    await expect(page.getByLabel('Nome')).toHaveValue('Quase salva');
    await page.getByRole('button', { name: 'Salvar campanha' }).click();
    await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();
  });

  test('is renewed near the end of its lease, once for two tabs, and keeps typed text', async ({
    page,
    context,
    signIn,
    connection,
  }) => {
    const { id } = await signIn();
    await connection.db
      .update(session)
      .set({ updatedAt: sql`now() - interval '59 minutes'` })
      .where(eq(session.userId, id));
    const refreshes: string[] = [];
    await context.route('**/api/session/refresh', async (route) => {
      refreshes.push(route.request().url());
      // The server is unavailable for the first two attempts.
      await (refreshes.length < 3 ? route.fulfill({ status: 503, json: {} }) : route.continue());
    });
    await page.clock.install();
    const other = await context.newPage();
    await page.goto('/profile');
    await other.goto('/dashboard');
    await page.bringToFront();
    await page.getByLabel('Nome completo').fill('Ainda digitando');
    // Either tab may be the one that renews.
    const renewed = context.waitForEvent(
      'response',
      (answer) => answer.url().endsWith('/refresh') && answer.ok(),
    );
    await page.clock.runFor(31_000);
    await page.clock.runFor(1000);
    expect((await renewed).ok()).toBe(true);
    expect(refreshes).toHaveLength(3);
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ainda digitando');
    const [row] = await connection.db.select().from(session).where(eq(session.userId, id));
    expect(Date.now() - (row?.updatedAt.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test('is renewed in time when the profile is saved meanwhile', async ({ page, signIn, connection }) => {
    const { id } = await signIn();
    await connection.db
      .update(session)
      .set({ updatedAt: sql`now() - interval '55 minutes'` })
      .where(eq(session.userId, id));
    let refreshes = 0;
    page.on('request', (request) => (refreshes += request.url().endsWith('/api/session/refresh') ? 1 : 0));
    await page.clock.install();
    await page.goto('/profile');
    await page.getByLabel('Nome completo').fill('Outro Nome');
    await page.clock.runFor(120_000);
    expect(refreshes).toBe(0);
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(toast(page, 'Perfil atualizado!')).toBeVisible();
    await page.clock.runFor(90_000);
    await expect.poll(() => refreshes).toBe(1);
  });

  test('starts and ends in all tabs at once, and shows an error when the sign-out fails', async ({
    page,
    context,
    signIn,
    connection,
  }) => {
    const { id, email } = await signIn();
    await context.clearCookies(); // before a tab asks whether somebody is signed in
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/login');
    await signInByHand(other, email, PASSWORD);
    await expect(other).toHaveURL('/dashboard');
    await expect(page).toHaveURL('/dashboard');

    await page.bringToFront();
    const signOut = page.getByRole('button', { name: 'Sair' });
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await signOut.click();
    await expect(toast(page, 'Falha ao sair')).toContainText('Sem conexão com o servidor.');
    await page.unroute('**/api/auth/sign-out');
    const allow = await refuse(connection.db, {
      operation: 'delete',
      table: 'session',
      when: `old.user_id = '${id}'`,
    });
    await signOut.click();
    await expect(toast(page, 'Falha ao sair')).toContainText('Algo deu errado');
    await expect(page).toHaveURL('/dashboard');
    await allow();
    await signOut.click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
  });

  test("of one person ends when another one's password is reset in the same browser", async ({
    page,
    signIn,
    connection,
    server,
  }) => {
    await signIn();
    const other = await createUser(connection.db);
    await page.goto('/dashboard');
    await page.request.post('/api/auth/request-password-reset', {
      headers: { Origin: server.url },
      data: { email: other.email },
    });
    await page.goto(await outboxLink(server.dataDir, other.email));
    await page.getByLabel('Nova senha', { exact: true }).fill('outra-senha');
    await page.getByLabel('Confirmar').fill('outra-senha');
    await page.getByRole('button', { name: 'Atualizar senha' }).click();
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await signInByHand(page, other.email, 'outra-senha');
    await expect(page.getByRole('navigation').getByText(other.email).first()).toBeVisible();
  });

  test('shows different errors for an unreadable and for a missing profile', async ({
    page,
    signIn,
    connection,
  }) => {
    const { id } = await signIn();
    await page.route('**/api/session', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(toast(page, 'Erro ao carregar perfil')).toBeVisible();
    await page.unroute('**/api/session');

    await connection.db.delete(profiles).where(eq(profiles.id, id));
    const allow = await refuse(connection.db, {
      operation: 'insert',
      table: 'profiles',
      when: `new.id = '${id}'`,
    });
    await page.clock.install();
    await page.goto('/dashboard');
    const critical = toast(page, 'Erro Crítico de Conta');
    await expect(critical).toContainText('suporte');
    await page.clock.runFor(6000); // longer than other toasts; the page's own seconds since it appeared come on top
    await expect(critical).toBeVisible();
    await page.clock.runFor(4000);
    await expect(critical).toBeHidden();
    await allow();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await connection.db.$count(profiles, eq(profiles.id, id))).toBe(1);
  });
});
