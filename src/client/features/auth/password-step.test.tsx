import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { notifySuccess } from '#client/lib/notify.ts';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { PasswordStep } from './password-step.tsx';

it('the toast of the sign-up goes at the sign-in', async () => {
  await commands.answerApi([
    { method: 'POST', path: '/auth/sign-in/email', json: { twoFactorRedirect: true } },
  ]);
  let isCodeAsked = false;
  await renderInApp(<PasswordStep onCodeNeeded={() => (isCodeAsked = true)} />);
  notifySuccess('Conta criada!', 'Entre com a sua senha.');
  await expect.element(toastOf('Conta criada!')).toBeVisible();
  await page.getByLabelText('E-mail').fill('rita@exemplo.com.br');
  await page.getByLabelText('Senha', { exact: true }).fill('girassol-azul-42');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect.poll(() => isCodeAsked).toBe(true);
  await expect.element(toastOf('Conta criada!')).not.toBeInTheDocument();
});
