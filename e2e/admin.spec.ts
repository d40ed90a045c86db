import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { adminAudit, securityEvents } from '#server/db/schema/audit.ts';
import { feedbacks, profiles } from '#server/db/schema/profiles.ts';
import { user } from '#server/db/schema/accounts.ts';
import { createUser } from '#server/testing/factories.ts';
import { ADMIN_EMAIL } from '#server/testing/server-process.ts';
import { expect, test as base, toast } from './fixtures.ts';
import { choose } from './support/choose.ts';
import { clickTwice } from './support/account-steps.ts';

/** There is one admin account, so these journeys run one after the other and each creates it again. */
base.describe.configure({ mode: 'serial' });
const test = base.extend<{ admin: { id: string } }>({
  admin: async ({ signIn, connection }, use) => {
    await connection.db.delete(user).where(sql`email = ${ADMIN_EMAIL}`);
    await use(await signIn({ email: ADMIN_EMAIL, name: 'Dona' }));
  },
});

test('the admin finds an account, changes plan and status, and sees who changed it', async ({
  page,
  admin,
  connection,
}) => {
  const tag = randomUUID().slice(0, 8);
  await createUser(connection.db, { name: `Rita ${tag}`, email: `rita.${tag}@exemplo.com.br` });
  await createUser(connection.db, { name: `Bia ${tag}`, plan: 'basico', subscriptionStatus: 'inactive' });
  await page.goto('/admin');
  expect(admin.id).not.toBe('');
  await expect(page.getByRole('button', { name: `Editar ${ADMIN_EMAIL}` })).toBeDisabled();
  await expect(page.getByRole('status')).toContainText(/\d+ usuários/);

  await page.getByLabel('Buscar usuários').fill(tag.toUpperCase());
  const rows = page.getByRole('row').filter({ hasText: tag });
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('status')).toContainText(/^2 de /);
  await choose(page, 'Plano', 'Teste');
  await expect(rows).toHaveText([/rita/]);
  await choose(page, 'Plano', 'Básico');
  await expect(rows).toHaveText([/Bia.*Básico.*Inativa.*N\/A/]);
  await page.reload();
  await expect(page.getByLabel('Buscar usuários')).toHaveValue(tag.toUpperCase());
  await expect(rows).toHaveText([/Bia/]);
  await choose(page, 'Plano', 'Todos os planos');
  await choose(page, 'Status', 'Inativa');
  await expect(rows).toHaveText([/Bia/]);
  await choose(page, 'Status', 'Todos os status');

  await page.getByRole('button', { name: `Editar rita.${tag}@exemplo.com.br` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ninguém mudou esta conta ainda.');
  const history = dialog.getByText(`por ${ADMIN_EMAIL}`);
  const changes = [
    ['Básico', /Básico, ativa/],
    ['Inativar', /Básico, inativa/],
    ['Ativar', /Básico, ativa/],
    ['Pro', /Pro, ativa/],
    ['Teste', /Teste, ativa, até/],
  ] as const;
  for (const [at, [action, shown]] of changes.entries()) {
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(toast(page, 'Usuário atualizado com sucesso! ✅')).toBeVisible();
    await expect(history).toHaveCount(at + 1); // until then the buttons wait
    await expect(dialog.getByText(shown).first()).toBeVisible();
  }

  await page.route('**/api/admin/users/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'O servidor tropeçou.' } }),
  );
  await dialog.getByRole('button', { name: 'Pro', exact: true }).click();
  await expect(toast(page, 'Erro ao atualizar usuário')).toContainText('O servidor tropeçou.');
  await page.route('**/api/admin/users?**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'O banco saiu.' } }),
  );
  await page.reload();
  await expect(toast(page, 'Erro ao buscar usuários')).toContainText('O banco saiu.');
});

test('the list fits, changes by itself, and keeps what is open; an action is sent once', async ({
  page,
  admin,
  connection,
}) => {
  expect(admin.id).not.toBe('');
  const tag = randomUUID().slice(0, 8);
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${tag}` });
  const dialog = page.getByRole('dialog');
  await page.goto('/admin');
  await page.getByLabel('Buscar usuários').fill(tag);
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible();

  await test.step('changes made elsewhere come without a reload', async () => {
    const { id } = await createUser(connection.db, {
      name: `Maria Aparecida dos Santos Albuquerque ${tag}`,
      email: `maria.aparecida.albuquerque.${tag}@agencia-de-marketing.com.br`,
    });
    await expect(row('Albuquerque')).toContainText('Teste');
    await connection.db
      .update(profiles)
      .set({ subscriptionStatus: 'inactive', stripeSubscriptionId: `sub_1QabcdEFGHijklMNOPqrst${tag}` })
      .where(eq(profiles.id, id));
    await expect(row('Albuquerque')).toContainText('Inativa');
  });

  await test.step('all columns fit on a screen of 1280 px', async () => {
    const boxes = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.map((head) => {
        const { left, right } = head.getBoundingClientRect();
        return { left, right, cut: head.scrollWidth > head.clientWidth };
      }),
    );
    expect(boxes).toHaveLength(8);
    for (const [index, { left, right, cut }] of boxes.entries()) {
      expect(cut).toBe(false);
      expect(right).toBeLessThanOrEqual(1280);
      expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
    }
  });

  await test.step('an action is sent once; its account stays open when the list loses it', async () => {
    const trialExpiresAt = new Date('2026-01-01');
    const { id, email } = await createUser(connection.db, { name: `Rita ${tag}`, trialExpiresAt });
    await createUser(connection.db, { name: `Bia ${tag}` });
    await expect(row('Rita')).toContainText(/Ativa.*teste expirado/);
    await expect(row('Bia')).toContainText('Ativa');
    await expect(row('Bia')).not.toContainText('teste expirado');
    await choose(page, 'Plano', 'Teste');
    await page.getByRole('button', { name: `Editar ${email}` }).click();
    await clickTwice(dialog.getByRole('button', { name: 'Pro', exact: true }));
    await expect(dialog.getByText(`por ${ADMIN_EMAIL}`)).toHaveCount(1);
    await expect(dialog.getByText(/Pro, ativa$/).first()).toBeVisible();
    await expect(row('Rita')).toHaveCount(0);
    expect(await connection.db.$count(adminAudit, eq(adminAudit.userId, id))).toBe(1);
    await page.keyboard.press('Escape');
    await choose(page, 'Plano', 'Todos os planos');
    await expect(row('Rita')).toContainText('Pro');
    await expect(row('Rita')).not.toContainText('teste expirado');
  });
});

test('the live list reconnects after a proxy error', async ({ page, admin, connection }) => {
  expect(admin.id).not.toBe('');
  const tag = randomUUID().slice(0, 8);
  await page.clock.install();
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 502 }), { times: 1 });
  const refused = page.waitForResponse('**/api/admin/events');
  await page.goto('/admin');
  expect((await refused).status()).toBe(502);
  await page.getByLabel('Buscar usuários').fill(tag);
  await page.clock.runFor(1000);
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible();
  const reopened = page.waitForResponse('**/api/admin/events');
  await page.clock.runFor(5000);
  expect((await reopened).ok()).toBe(true);
  await createUser(connection.db, { name: `Nova ${tag}` });
  await expect(page.getByRole('row').filter({ hasText: tag })).toBeVisible();
});

test('security events of one account and of one kind, and the inbox page by page, newest first', async ({
  page,
  admin,
  connection,
}) => {
  const { id, email } = await createUser(connection.db);
  const event = { userId: id, address: '203.0.113.7' };
  await connection.db.insert(securityEvents).values([
    { ...event, event: 'sign_in', outcome: 'refused', createdAt: new Date('2026-01-01') },
    { ...event, event: 'sign_in', outcome: 'ok', createdAt: new Date('2026-01-02') },
    { ...event, userId: admin.id, aboutId: id, event: 'admin_inativar', outcome: 'ok' },
  ]);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Segurança' }).click();
  await page.getByLabel('E-mail da conta').fill(email);
  const rows = page.getByRole('row').filter({ hasText: email });
  await expect(rows).toHaveText([
    /Admin: Inativar.*Aceito/,
    /Entrada.*Aceito/,
    /Entrada.*Recusado.*203\.0\.113\.7/,
  ]);
  await page.getByRole('combobox', { name: 'Evento' }).click();
  await page.getByRole('option', { name: 'Admin: Inativar' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('E-mail da conta').fill('ninguem@exemplo.com.br');
  await expect(page.getByText('Nenhum evento encontrado')).toBeVisible();

  await connection.db.delete(feedbacks);
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await expect(page.getByText('Nenhum feedback ainda')).toBeVisible();
  await connection.db.insert(feedbacks).values(
    Array.from({ length: 60 }, (_, index) => ({
      userId: admin.id,
      content: `Mensagem nº ${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  );
  await page.reload();
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await expect(page.getByText(/^Mensagem nº/)).toHaveCount(50);
  await expect(page.getByText(/^Mensagem nº/).first()).toHaveText('Mensagem nº 59');
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page.getByText(/^Mensagem nº/)).toHaveCount(60);
});
