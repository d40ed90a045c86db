import { expect as baseExpect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as OTPAuth from 'otpauth';
import type { Connection } from '#server/db/client.ts';
import { profiles, session, twoFactor } from '#server/db/schema.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { startMailbox } from './support/mail.ts';
import { startServer } from './support/server.ts';

test('every way in, out and back, over a real mail server', async ({ page }) => {
  test.setTimeout(120_000);
  const mailbox = await startMailbox();
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-mail-'));
  chmodSync(dataDir, 0o755);
  const server = await startServer({
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Faísca <oi@faisca.test>',
  });
  const email = 'rita@exemplo.com.br';
  const newestLink = async (subject: string) => {
    await baseExpect
      .poll(
        () => mailbox.received.filter((mail) => mail.to === email && mail.subject.includes(subject)).length,
      )
      .toBeGreaterThan(0);
    return mailbox.links(email)[0] ?? '';
  };
  let secret = '';
  const code = (periods = 0) =>
    new OTPAuth.TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 });

  try {
    await test.step('sign up', async () => {
      await page.goto(`${server.url}/register`);
      await fillRegistration(page, { email, password: 'senha123', confirm: 'senha123' });
      await expect(toast(page, 'Cadastro realizado com sucesso!')).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/login`);
    });

    await test.step('no way in before the confirmation', async () => {
      await signInByHand(page, email, 'senha123');
      await expect(toast(page, 'Falha no login')).toContainText('e-mail');
      await expect(page).toHaveURL(`${server.url}/login`);
    });

    await test.step('confirm', async () => {
      await page.goto(await newestLink('Confirme'));
      await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
      await page.getByRole('link', { name: 'Ir para o login' }).click();
    });

    await test.step('sign in, switch two-factor on', async () => {
      await signInByHand(page, email, 'senha123');
      await expect(page).toHaveURL(`${server.url}/dashboard`);
      await page.goto(`${server.url}/profile`);
      await page.getByText('Autenticação de dois fatores').waitFor();
      await page.getByRole('switch').click({ force: true });
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
      secret = await dialog.locator('code').innerText();
      const verify = dialog.getByRole('button', { name: 'Verificar' });
      await expect(verify).toBeDisabled();
      await typeCode(page, '000000');
      await verify.click();
      await expect(toast(page, 'Código de verificação inválido')).toBeVisible();
      await typeCode(page, code(-1));
      await verify.click();
      await expect(toast(page, '2FA ativado com sucesso!')).toBeVisible();
      await expect(dialog.getByText('Guarde seus códigos de recuperação')).toBeVisible();
    });

    const recoveryCode = await page.getByRole('dialog').locator('pre').first().innerText();
    await page.getByRole('button', { name: 'Guardei' }).click();
    await expect(page.getByRole('switch')).toBeChecked();

    await test.step('sign out, sign in with the code', async () => {
      await page.getByRole('button', { name: 'Sair' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await signInByHand(page, email, 'senha123');
      await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
      await typeCode(page, '111111');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(toast(page, 'Falha no login')).toBeVisible();
      await typeCode(page, code());
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page).toHaveURL(`${server.url}/dashboard`);
    });

    await test.step('reset the password by mail', async () => {
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
      await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible();
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Enviar instruções' }).click();
      await expect(page.getByRole('heading', { name: 'Email enviado!' })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      const link = await newestLink('senha');
      await page.goto(link);
      await page.getByLabel('Nova senha', { exact: true }).fill('outra-senha');
      await page.getByLabel('Confirmar').fill('outra-senhX');
      await page.getByRole('button', { name: 'Atualizar senha' }).click();
      await expect(toast(page, 'Erro no cadastro')).toContainText('As senhas não coincidem.');
      await page.getByLabel('Confirmar').fill('outra-senha');
      await page.getByRole('button', { name: 'Atualizar senha' }).click();
      await expect(toast(page, 'Senha atualizada!')).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/login`);
      await page.goto(link);
      await page.getByLabel('Nova senha', { exact: true }).fill('terceira-senha');
      await page.getByLabel('Confirmar').fill('terceira-senha');
      await page.getByRole('button', { name: 'Atualizar senha' }).click();
      await expect(page.getByRole('heading', { name: 'Link expirado' })).toBeVisible();
      await page.getByRole('link', { name: 'Voltar ao login' }).click();
    });

    await test.step('sign in again: the old password fails, a recovery code works', async () => {
      await signInByHand(page, email, 'senha123');
      await expect(toast(page, 'Falha no login')).toContainText('E-mail ou senha inválidos.');
      await signInByHand(page, email, 'outra-senha');
      await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
      await page.getByLabel('Código de recuperação').fill(recoveryCode);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page).toHaveURL(`${server.url}/dashboard`);
    });

    await test.step('switch two-factor off', async () => {
      await page.goto(`${server.url}/profile`);
      await expect(page.getByRole('switch')).toBeChecked();
      await page.getByRole('switch').click({ force: true });
      await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
      await expect(toast(page, '2FA desativado com sucesso!')).toBeVisible();
      await expect(page.getByRole('switch')).not.toBeChecked();
    });
  } finally {
    await server.stop();
    await mailbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test.describe('registration', () => {
  for (const [what, password, confirm, message] of [
    ['passwords that differ, before their length', 'abc', 'abd', 'As senhas não coincidem.'],
    ['five characters', 'abcde', 'abcde', 'A senha deve ter pelo menos 6 caracteres.'],
  ] as const) {
    test(`refuses ${what}, and keeps what was typed`, async ({ page }) => {
      await page.goto('/register');
      await fillRegistration(page, { email: 'a@exemplo.com.br', password, confirm });
      await expect(toast(page, 'Erro no cadastro')).toContainText(message);
      await expect(page).toHaveURL('/register');
      await expect(page.getByLabel('Nome completo')).toHaveValue('Rita Lima');
      await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(password);
    });
  }

  test('says why when the server refuses', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, { email: 'sem-dominio@x', password: 'senha123', confirm: 'senha123' });
    await expect(toast(page, 'Falha no cadastro')).toBeVisible();
    await expect(page).toHaveURL('/register');
  });

  test('of a taken e-mail looks like any other', async ({ page, signIn, context }) => {
    const { email } = await signIn();
    await context.clearCookies();
    await page.goto('/register');
    await fillRegistration(page, { email, password: 'senha123', confirm: 'senha123' });
    await expect(toast(page, 'Cadastro realizado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('shows and hides each password', async ({ page }) => {
    await page.goto('/register');
    const toggles = page.getByRole('button', { name: /senha/i });
    await expect(toggles.filter({ hasNotText: 'Criar' })).toHaveCount(2);
    await page.getByLabel('Senha', { exact: true }).fill('visível');
    await toggles.first().click();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text');
    await expect(page.getByLabel('Confirmar senha')).toHaveAttribute('type', 'password');
  });
});

test('a wrong password, an unknown account: the same words', async ({ page, signIn, context }) => {
  const { email } = await signIn();
  await context.clearCookies();
  await page.goto('/login');
  for (const address of [email, 'ninguem@exemplo.com.br']) {
    await signInByHand(page, address, 'errada-errada');
    await expect(toast(page, 'Falha no login')).toContainText('E-mail ou senha inválidos.');
    await page.getByRole('button', { name: 'Fechar aviso' }).last().click();
    await expect(page.getByLabel('E-mail')).toHaveValue(address);
  }
});

test('forgot password: the confirmation comes for any address, and even when the server is away', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  for (const away of [false, true]) {
    if (away) await page.route('**/api/auth/request-password-reset', (route) => route.abort());
    await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
    await page.getByRole('button', { name: 'Enviar instruções' }).click();
    await expect(page.getByRole('heading', { name: 'Email enviado!' })).toBeVisible();
    await expect(page.getByText('spam')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar outro email' }).click();
  }
  await page.getByRole('link', { name: 'Voltar ao login' }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('the session', () => {
  test('that ended elsewhere says so once, and signing in leads back', async ({
    page,
    signIn,
    connection,
  }) => {
    const { id, email } = await signIn();
    await page.goto('/saved-campaigns');
    await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible();
    await connection.db.delete(session).where(eq(session.userId, id));
    await page.getByRole('link', { name: 'Ferramentas' }).click();
    await expect(toast(page, 'Sessão Expirada')).toContainText('Faça login novamente.');
    await expect(page).toHaveURL('/login');
    await signInByHand(page, email, PASSWORD);
    await expect(page).toHaveURL('/tools');
  });

  test('ends in every tab at once', async ({ page, context, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    const other = await context.newPage();
    await other.goto('/tools');
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
  });

  test('is renewed near the end of its lease, once for two tabs, and nothing typed is lost', async ({
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
      // The first two attempts meet a server that is away.
      await (refreshes.length < 3 ? route.fulfill({ status: 503, json: {} }) : route.continue());
    });
    await page.clock.install();
    const other = await context.newPage();
    await page.goto('/profile');
    await other.goto('/dashboard');
    await page.getByLabel('Nome completo').fill('Ainda digitando');
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/refresh') && answer.ok());
    await page.clock.runFor(31_000);
    await page.clock.runFor(1000);
    expect((await renewed).ok()).toBe(true);
    expect(refreshes).toHaveLength(3);
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ainda digitando');
    const [row] = await connection.db.select().from(session).where(eq(session.userId, id));
    expect(Date.now() - (row?.updatedAt.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test('whose sign-out fails says so', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(toast(page, 'Falha ao sair')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  test('whose profile cannot be read, or made, says which', async ({ page, signIn, connection }) => {
    const { id } = await signIn();
    await page.route('**/api/session', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(toast(page, 'Erro ao carregar perfil')).toBeVisible();
    await page.unroute('**/api/session');

    await connection.db.delete(profiles).where(eq(profiles.id, id));
    const allow = await refuse(connection, 'insert', 'profiles', `new.id = '${id}'`);
    await page.clock.install();
    await page.goto('/dashboard');
    const critical = toast(page, 'Erro Crítico de Conta');
    await expect(critical).toContainText('suporte');
    await page.clock.runFor(8500);
    await expect(critical).toBeVisible();
    await page.clock.runFor(1500);
    await expect(critical).toBeHidden();
    await allow();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await connection.db.$count(profiles, eq(profiles.id, id))).toBe(1);
  });
});

test.describe('the profile', () => {
  test('personal data: the telephone is formatted, checked and kept', async ({
    page,
    signIn,
    connection,
  }) => {
    const { id } = await signIn({ name: '' });
    await page.goto('/profile');
    await expect(page.getByRole('navigation').getByText('exemplo.com.br').first()).toBeVisible();
    await page.getByLabel('Nome completo').fill('Rita Lima');
    await page.getByLabel('Telefone').pressSequentially('11912');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(page.getByText('Digite um telefone com DDD')).toBeVisible();
    await page.getByLabel('Telefone').fill('11912345678');
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(toast(page, 'Perfil atualizado!')).toBeVisible();
    await expect(page.getByRole('navigation').getByText('Rita Lima')).toBeVisible();
    const [row] = await connection.db.select().from(profiles).where(eq(profiles.id, id));
    expect(row).toMatchObject({ fullName: 'Rita Lima', phone: '(11) 91234-5678' });

    const allow = await refuse(connection, 'update', 'profiles', `new.id = '${id}'`);
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(toast(page, 'Erro ao atualizar')).toContainText(
      'Ocorreu um erro inesperado. Tente novamente.',
    );
    await allow();
  });

  test('password mail, trial status and danger zone', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/profile');
    await expect(page.getByText('Em Teste')).toBeVisible();
    await expect(page.getByText('3 dias restantes')).toBeVisible();
    await page.getByRole('button', { name: 'Redefinir senha' }).click();
    await expect(toast(page, 'E-mail enviado!')).toContainText(
      'Verifique sua caixa de entrada para redefinir sua senha.',
    );
    for (let asked = 1; asked < 6; asked++) {
      const answered = page.waitForResponse('**/api/auth/request-password-reset');
      await page.getByRole('button', { name: 'Redefinir senha' }).click();
      await answered;
    }
    await expect(toast(page, 'Falha ao enviar e-mail')).toContainText('Muitas tentativas');
    await page.getByRole('button', { name: 'Excluir conta' }).click();
    await expect(toast(page, 'Em breve')).toContainText('ainda não foi implementada');
  });

  test('a trial that is over', async ({ page, signIn }) => {
    await signIn({ plan: 'pro', subscriptionStatus: 'active', trialExpiresAt: null });
    await page.goto('/profile');
    await expect(page.getByText('Expirado')).toBeVisible();
  });

  test('two-factor that fails, at each step', async ({ page, signIn, connection }) => {
    const { id } = await signIn();
    const switchIt = () => page.getByRole('switch').click({ force: true });
    const dialog = page.getByRole('dialog');
    await page.route('**/api/auth/totp', (route) => route.abort());
    await page.goto('/profile');
    await expect(toast(page, 'Erro ao buscar fatores 2FA')).toBeVisible();
    await page.unroute('**/api/auth/totp');
    await page.reload();

    const allowBegin = await refuse(connection, 'insert', 'two_factor', `new.user_id = '${id}'`);
    await switchIt();
    await expect(toast(page, 'Erro ao ativar 2FA')).toContainText('Ocorreu um erro inesperado.');
    await expect(page.getByRole('switch')).not.toBeChecked();
    await allowBegin();

    await switchIt();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('switch')).not.toBeChecked();
    await expect.poll(() => connection.db.$count(twoFactor, eq(twoFactor.userId, id))).toBe(0);

    await switchIt();
    const secret = await dialog.locator('code').innerText();
    await typeCode(page, new OTPAuth.TOTP({ secret }).generate());
    await dialog.getByRole('button', { name: 'Verificar' }).click();
    await page.getByRole('button', { name: 'Guardei' }).click();
    await expect(page.getByRole('switch')).toBeChecked();

    const disable = async () => {
      await switchIt();
      await dialog.getByRole('button', { name: 'Desativar' }).click();
    };
    const allowEnd = await refuse(connection, 'delete', 'two_factor', `old.user_id = '${id}'`);
    await disable();
    await expect(toast(page, 'Erro ao desativar 2FA')).toContainText('Ocorreu um erro inesperado.');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('switch')).toBeChecked();
    await allowEnd();
    await connection.db.delete(twoFactor).where(eq(twoFactor.userId, id));
    await disable();
    await expect(toast(page, 'Nenhum fator 2FA para remover')).toBeVisible();
    await expect(page.getByRole('switch')).not.toBeChecked();
  });
});

/** Makes the database refuse a write, so that the server fails for real; resolves to what allows it again. */
async function refuse(
  { sql: run }: Connection,
  operation: 'insert' | 'update' | 'delete',
  table: string,
  when: string,
): Promise<() => Promise<void>> {
  const name = `refuse_${randomUUID().replaceAll('-', '')}`;
  await run.unsafe(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
     create trigger ${name} before ${operation} on ${table} for each row when (${when}) execute function ${name}();`,
  );
  return async () => {
    await run.unsafe(`drop trigger ${name} on ${table}; drop function ${name}();`);
  };
}

async function fillRegistration(
  page: Page,
  { email, password, confirm }: { email: string; password: string; confirm: string },
): Promise<void> {
  await page.getByLabel('Nome completo').fill('Rita Lima');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(confirm);
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

async function signInByHand(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('.mantine-PinInput-input').first().click();
  await page.keyboard.type(code);
}
