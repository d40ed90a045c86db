import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { renderInApp, shownAddress, toastOf } from '#client/testing/render-in-app.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

const path = '/auth/request-password-reset';
const confirmation = () => page.getByRole('heading', { name: 'Email enviado!' });

async function ask(email: string): Promise<void> {
  await page.getByLabelText('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
}

it('confirms for any address, and takes another one', async () => {
  await commands.answerApi([{ method: 'POST', path, json: { status: true } }]);
  await renderInApp(<ForgotPasswordScreen />, { address: '/forgot-password' });
  await ask('ninguem@exemplo.com.br');
  await expect.element(confirmation()).toBeVisible();
  await expect.element(page.getByText('spam')).toBeVisible();
  await expect.element(page.getByText('ninguem@exemplo.com.br')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar outro email' }).click();
  await ask('outra@exemplo.com.br');
  await expect.element(page.getByText('outra@exemplo.com.br')).toBeVisible();
  expect((await commands.readSent()).map(({ json }) => json)).toEqual([
    { email: 'ninguem@exemplo.com.br' },
    { email: 'outra@exemplo.com.br' },
  ]);
  await page.getByRole('link', { name: 'Voltar ao login' }).click();
  await expect.element(shownAddress()).toHaveTextContent('/login');
});

it('confirms also when the request fails, and says that it failed', async () => {
  const json = { code: 'internal', message: 'Algo deu errado' };
  await commands.answerApi([{ method: 'POST', path, status: 500, json }]);
  await renderInApp(<ForgotPasswordScreen />);
  await ask('ana@exemplo.com.br');
  await expect.element(confirmation()).toBeVisible();
  await expect.element(toastOf('Falha ao enviar e-mail')).toHaveTextContent('Algo deu errado');
});

it('sends nothing for a text that is no address', async () => {
  await renderInApp(<ForgotPasswordScreen />);
  await ask('ana@');
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
  await expect.element(confirmation()).not.toBeInTheDocument();
  expect(await commands.readSent()).toEqual([]);
});
