import { expect as baseExpect, type Page } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startServer } from '#server/testing/server-process.ts';
import { expect, test, toast } from './fixtures.ts';
import { clickSwitch, fitsPhone, paste, signInByHand, typeCode } from './support/account-steps.ts';
import { makeDataDir, removeDataDirs } from './support/data-folders.ts';

test.afterAll(removeDataDirs);

test('sign-up, sign-in and recovery work with a real mail server', async ({ page }) => {
  test.setTimeout(120_000);
  const mailServer = await startMailServer();
  const dataDir = makeDataDir();
  const server = await startServer({
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Faísca <oi@faisca.test>',
  });
  const email = 'rita@exemplo.com.br';
  const newestLink = async (subject: string, letters = 1) => {
    const ofSubject = () => mailServer.to(email).filter((mail) => mail.subject?.includes(subject));
    await baseExpect.poll(() => ofSubject().length).toBe(letters);
    return /https?:\S+/.exec(ofSubject().at(-1)?.text ?? '')?.[0] ?? '';
  };
  let secret = '';
  // This period and the next are accepted also when the clock moves on meanwhile.
  const code = (periods = 0) =>
    new OTPAuth.TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 });

  try {
    await test.step('sign up', async () => {
      await page.goto(`${server.url}/register`);
      await fillRegistration(page, { email, password: 'senha123', confirm: 'senha123' });
      await expect(toast(page, 'Cadastro realizado com sucesso!')).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/login`);
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
    });

    await test.step('signing in before the confirmation is refused', async () => {
      await signInByHand(page, email, 'senha123');
      await expect(toast(page, 'Falha no login')).toContainText('e-mail');
      await expect(page).toHaveURL(`${server.url}/login`);
    });

    await test.step('confirm', async () => {
      await page.goto(await newestLink('Confirme', 2)); // signing in sent a second mail, whose link replaces the first
      await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
      await page.getByRole('link', { name: 'Ir para o login' }).click();
    });

    await test.step('sign in, switch two-factor on', async () => {
      await signInByHand(page, email, 'senha123');
      await expect(page).toHaveURL(`${server.url}/dashboard`);
      await expect(toast(page, 'Sua senha é fácil de adivinhar')).toBeVisible();
      await page.goto(`${server.url}/profile`);
      await page.getByText('Verificação em duas etapas').waitFor();
      await clickSwitch(page.getByRole('switch'));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
      secret = await dialog.locator('code').innerText();
      const verify = dialog.getByRole('button', { name: 'Verificar' });
      await expect(verify).toBeDisabled();
      await typeCode(page, '000000');
      await verify.click();
      await expect(toast(page, 'Código de verificação inválido')).toBeVisible();
      await expect(page.locator('.mantine-PinInput-input').first()).toBeFocused();
      await page.keyboard.type(code());
      await verify.click();
      await expect(toast(page, '2FA ativado com sucesso!')).toBeVisible();
      await expect(dialog.getByText('Guarde seus códigos de recuperação')).toBeVisible();
      await page.keyboard.press('Escape'); // the codes are never shown again
      await expect(dialog.getByRole('button')).toHaveText(['Copiar', 'Baixar', 'Guardei']);
    });

    const recoveryCode = await page.getByRole('dialog').locator('pre').first().innerText();
    await page.getByRole('button', { name: 'Guardei' }).click();
    await expect(page.getByRole('switch')).toBeChecked();

    await test.step('sign out, sign in with the code', async () => {
      await page.getByRole('button', { name: 'Sair' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await paste(page, page.getByLabel('E-mail'), email);
      await paste(page, page.getByLabel('Senha', { exact: true }), 'senha123');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
      await fitsPhone(page);
      await typeCode(page, '111111');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(toast(page, 'Falha no login')).toBeVisible();
      const digit = page.locator('.mantine-PinInput-input').first();
      await expect(digit).toBeFocused();
      await paste(page, digit, code(1));
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
      const link = await newestLink('Redefina');
      await page.goto(link);
      await page.getByLabel('Nova senha', { exact: true }).fill('senha123');
      await expect(page.getByRole('status')).toContainText('Fácil de adivinhar');
      await page.getByLabel('Nova senha', { exact: true }).fill('outra-senha');
      await expect(page.getByRole('status')).toContainText('Razoável');
      await page.getByLabel('Confirmar').fill('outra-senhX');
      await page.getByRole('button', { name: 'Atualizar senha' }).click();
      await expect(toast(page, 'Erro no cadastro')).toContainText('As senhas não coincidem.');
      await page.getByLabel('Confirmar').fill('outra-senha');
      await page.getByRole('button', { name: 'Atualizar senha' }).click();
      await expect(toast(page, 'Senha atualizada')).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/login`);
      await page.goto(link); // the link was used, so the error appears before a password is typed
      await expect(page.getByRole('heading', { name: 'Link expirado' })).toBeVisible();
      await expect(page.getByLabel('Nova senha', { exact: true })).toBeHidden();
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
      await clickSwitch(page.getByRole('switch'));
      await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
      await expect(toast(page, '2FA desativado com sucesso!')).toBeVisible();
      await expect(page.getByRole('switch')).not.toBeChecked();
    });
  } finally {
    await server.stop();
    await mailServer.close();
  }
});

test('the sign-in form appears without a loading text before it', async ({ page }) => {
  await page.route('**/api/session', () => undefined); // never answered
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector('body')?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen); // the script above sets it
  expect(seen.filter((text) => text.includes('Carregando'))).toEqual([]);
});

test('who registers reads the terms, and nobody learns whether an e-mail has an account', async ({
  page,
  signIn,
  context,
}) => {
  const { email } = await signIn();
  await context.clearCookies();
  await page.goto('/register');
  for (const [link, heading] of [
    ['Termos de uso', 'Termos de uso'],
    ['privacidade', 'Privacidade'],
  ] as const) {
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: link }).click();
    const opened = await opening;
    await expect(opened.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(opened.getByText('Quem responde pelo serviço: Faísca.')).toBeVisible();
    await fitsPhone(opened);
    await opened.close();
  }

  await test.step('an e-mail that is registered sees the same screen', async () => {
    await fillRegistration(page, { email, password: 'senha123', confirm: 'senha123' });
    await expect(toast(page, 'Cadastro realizado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await test.step('a wrong password and an unknown account get the same message', async () => {
    for (const address of [email, 'ninguem@exemplo.com.br']) {
      await signInByHand(page, address, 'errada-errada');
      await expect(toast(page, 'Falha no login')).toContainText('E-mail ou senha inválidos.');
      await page.getByRole('button', { name: 'Fechar aviso' }).last().click();
      await expect(page.getByLabel('E-mail')).toHaveValue(address);
    }
  });
});

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
