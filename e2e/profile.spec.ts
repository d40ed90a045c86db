import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as OTPAuth from 'otpauth';
import { profiles } from '#server/db/schema/profiles.ts';
import { session, twoFactor } from '#server/db/schema/accounts.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { refuse } from '#server/testing/refusing.ts';
import { expect, test, toast } from './fixtures.ts';
import { clickSwitch, fitsPhone, typeCode } from './support/account-steps.ts';

test.describe('the profile', () => {
  test('personal data are validated and stored, a long e-mail fits, and the password mail is sent', async ({
    page,
    signIn,
    connection,
  }) => {
    const email = `${randomUUID()}@${'agencia-digital-para-produtores'.repeat(2)}.exemplo.com.br`;
    const { id } = await signIn({ name: '', email });
    await page.goto('/profile');
    await expect(page.getByRole('navigation').getByText('exemplo.com.br').first()).toBeVisible();
    await page.getByLabel('Nome completo').fill('Rita Lima');
    await page.getByLabel('Telefone').pressSequentially('11912');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(page.getByText('Digite um telefone com DDD')).toBeVisible();
    await expect(page.getByLabel('Telefone')).toBeFocused();
    await expect(page.getByLabel('Telefone')).toHaveAccessibleDescription(/telefone/i);
    await page.getByLabel('Telefone').fill('11912345678');
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678');
    await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('Brasil (+55)');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(toast(page, 'Perfil atualizado!')).toBeVisible();
    await expect(page.getByRole('navigation').getByText('Rita Lima')).toBeVisible();
    const [row] = await connection.db.select().from(profiles).where(eq(profiles.id, id));
    expect(row).toMatchObject({ fullName: 'Rita Lima', phone: '+5511912345678' });

    await page.getByLabel('Telefone').fill('+49 91234 5678');
    await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('Alemanha (+49)');
    await expect(page.getByLabel('Telefone')).toHaveValue('09123 45678');

    const allow = await refuse(connection.db, {
      operation: 'update',
      table: 'profiles',
      when: `new.id = '${id}'`,
    });
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(toast(page, 'Erro ao atualizar')).toContainText(
      'Ocorreu um erro inesperado. Tente novamente.',
    );
    await allow();

    await test.step('a long e-mail stays inside its panel', async () => {
      await expect(page.getByText('Enviamos um link para')).toBeVisible();
      await fitsPhone(page);
    });

    await test.step('the password mail, the trial and the danger zone', async () => {
      await expect(page.getByText('Em Teste')).toBeVisible();
      await expect(page.getByText('3 dias restantes')).toBeVisible();
      await page.getByRole('button', { name: 'Redefinir senha' }).click();
      await expect(toast(page, 'E-mail enviado!')).toContainText(
        'Verifique sua caixa de entrada para redefinir sua senha.',
      );
      await page.route('**/api/auth/request-password-reset', (route) => route.abort());
      await page.getByRole('button', { name: 'Redefinir senha' }).click();
      await expect(toast(page, 'Falha ao enviar e-mail')).toContainText('Sem conexão com o servidor.');
      await page.getByRole('button', { name: 'Excluir conta' }).click();
      await expect(toast(page, 'Em breve')).toContainText('ainda não foi implementada');
    });
  });

  test('shows an error for each failing step of two-factor sign-in', async ({ page, signIn, connection }) => {
    const { id } = await signIn();
    const switchIt = () => clickSwitch(page.getByRole('switch'));
    const dialog = page.getByRole('dialog');
    await page.route('**/api/auth/totp', (route) => route.abort());
    await page.goto('/profile');
    await expect(toast(page, 'Erro ao buscar fatores 2FA')).toBeVisible();
    await page.unroute('**/api/auth/totp');
    await page.reload();

    const allowBegin = await refuse(connection.db, {
      operation: 'insert',
      table: 'two_factor',
      when: `new.user_id = '${id}'`,
    });
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
      await expect(page.locator('.mantine-Modal-overlay')).toHaveCount(0); // it would take the click while it fades
      await expect(page.getByLabel('Aguarde')).toHaveCount(0); // the switch answers when the change before has ended
      await switchIt();
      await dialog.getByRole('button', { name: 'Desativar' }).click();
    };
    await connection.db
      .update(session)
      .set({ provenAt: sql`now() - interval '1 hour'` })
      .where(eq(session.userId, id));
    const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
    await disable();
    await proof.getByRole('button', { name: 'Cancelar' }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByRole('switch')).toBeChecked();
    await disable();
    await proof.getByLabel('Senha', { exact: true }).fill('senha-errada');
    await proof.getByRole('button', { name: 'Confirmar' }).click();
    await expect(proof.getByText('Senha inválida.')).toBeVisible();
    await proof.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    const allowEnd = await refuse(connection.db, {
      operation: 'delete',
      table: 'two_factor',
      when: `old.user_id = '${id}'`,
    });
    await proof.getByRole('button', { name: 'Confirmar' }).click();
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
