import { expect, type Page } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import { PASSWORD } from '#server/testing/factories.ts';
import { clickSwitch, signInByHand, typeCode } from '../support/account-steps.ts';
import { openDialog } from './acts.ts';
import type { Screen } from './screen.ts';

/** The screens of signing in, of the plans and of the account. */
export const accountScreens: readonly Screen[] = [
  { name: 'login-wrong', viewer: 'visitor', path: '/login', act: signInWrongly },
  { name: 'register-refused', viewer: 'visitor', path: '/register', act: registerWrongly },
  { name: 'forgot-password-sent', viewer: 'visitor', path: '/forgot-password', act: askForReset },
  { name: 'dead-reset-link', viewer: 'visitor', path: '/update-password?token=nao-existe' },
  { name: 'dead-confirm-link', viewer: 'visitor', path: '/confirm-email?token=nao-existe' },
  { name: 'login-code', viewer: 'newcomer', path: '/profile', act: askForCode },
  { name: 'pricing-trial', viewer: 'newcomer', path: '/pricing' },
  { name: 'pricing-subscriber', viewer: 'subscriber', path: '/pricing' },
  { name: 'pricing-expired', viewer: 'expired', path: '/pricing' },
  { name: 'pricing-unpaid', viewer: 'unpaid', path: '/pricing' },
  { name: 'profile-trial', viewer: 'newcomer', path: '/profile' },
  { name: 'profile-subscriber', viewer: 'subscriber', path: '/profile' },
  { name: 'profile-refused', viewer: 'newcomer', path: '/profile', act: saveWrongly },
  { name: 'profile-email', viewer: 'newcomer', path: '/profile', act: openDialog('Trocar e-mail') },
  { name: 'profile-two-factor', viewer: 'newcomer', path: '/profile', act: beginTwoFactor },
  { name: 'profile-recovery-codes', viewer: 'newcomer', path: '/profile', act: showRecoveryCodes },
  {
    name: 'profile-error',
    viewer: 'newcomer',
    path: '/profile',
    act: saveInVain,
    api: { path: 'profile', answer: 'fails' },
  },
];

async function askForReset(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await page.getByRole('heading', { name: 'Email enviado!' }).waitFor();
}

async function saveWrongly(page: Page): Promise<void> {
  await page.getByLabel('Telefone').fill('11 9');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await page.getByText('Digite um telefone com DDD').waitFor();
}

async function saveInVain(page: Page): Promise<void> {
  await page.getByLabel('Telefone').fill('11 91234-5678');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await page.getByText('Erro ao atualizar').waitFor();
}

async function beginTwoFactor(page: Page): Promise<void> {
  await clickSwitch(page.getByRole('switch', { name: 'Verificação em duas etapas' }));
  await page.getByRole('img', { name: 'QR code' }).waitFor();
}

/** Switches two-factor on, after switching off what an earlier picture left on. */
async function showRecoveryCodes(page: Page): Promise<void> {
  const control = page.getByRole('switch', { name: 'Verificação em duas etapas' });
  const dialog = page.getByRole('dialog');
  await expect(control).toBeEnabled();
  if (await control.isChecked()) {
    await clickSwitch(control);
    await dialog.getByRole('button', { name: 'Desativar' }).click();
    await expect(control).not.toBeChecked();
  }
  await beginTwoFactor(page);
  const secret = await dialog.locator('code').innerText();
  await typeCode(page, new OTPAuth.TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Verificar' }).click();
  await dialog.getByText('Guarde seus códigos de recuperação').waitFor();
}

const emails = new WeakMap<Page, string>();

/** Switches two-factor on in the first picture, and signs in again in each. */
async function askForCode(page: Page): Promise<void> {
  const email = emails.get(page) ?? (await page.getByLabel('E-mail', { exact: true }).inputValue());
  if (!emails.has(page)) {
    await showRecoveryCodes(page);
    await page.context().clearCookies();
    await page.goto('/login');
  }
  emails.set(page, email);
  await signInByHand(page, email, PASSWORD);
  await page.getByRole('heading', { name: 'Verificação em duas etapas' }).waitFor();
}

async function registerWrongly(page: Page): Promise<void> {
  await page.getByLabel('Nome completo').fill('Ana Prado');
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-da-ana');
  await page.getByLabel('Confirmar senha').fill('segredo-da-bia');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.getByText('Erro no cadastro').waitFor();
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('errada-errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('alert').first().waitFor();
}
