import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { renderInApp, shownAddress, toastOf } from '#client/testing/render-in-app.tsx';
import { RegisterScreen } from './register-screen.tsx';

const path = '/auth/sign-up/email';
const password = () => page.getByLabelText('Senha', { exact: true });
const confirm = () => page.getByLabelText('Confirmar senha');

async function register(email: string, chosen: string, again = chosen): Promise<void> {
  await renderInApp(<RegisterScreen />, { address: '/register' });
  await page.getByLabelText('Nome completo').fill('Rita Lima');
  await page.getByLabelText('E-mail').fill(email);
  await password().fill(chosen);
  await confirm().fill(again);
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

it.each([
  ['passwords that differ, before their length', 'abc', 'abd', confirm, 'As senhas não coincidem.'],
  ['five characters', 'abcde', 'abcde', password, 'A senha deve ter pelo menos 6 caracteres.'],
])('refuses %s and keeps what was typed', async (_, chosen, again, field, message) => {
  await register('a@exemplo.com.br', chosen, again);
  await expect.element(toastOf('Erro no cadastro')).toHaveTextContent(message);
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAccessibleDescription(message);
  await expect.element(page.getByLabelText('Nome completo')).toHaveValue('Rita Lima');
  await expect.element(password()).toHaveValue(chosen);
  expect(await commands.readSent()).toEqual([]);
});

it("shows the server's reason when it refuses", async () => {
  const json = { code: 'bad_request', message: 'Este endereço não recebe mensagens.' };
  await commands.answerApi([{ method: 'POST', path, status: 400, json }]);
  await register('rita@exemplo.com.br', 'senha123');
  await expect.element(toastOf('Falha no cadastro')).toHaveTextContent('não recebe mensagens');
  await expect.element(shownAddress()).toHaveTextContent('/register');
});

it('refuses an address without a domain', async () => {
  await register('sem-dominio@x', 'senha123');
  await expect.element(toastOf('Falha no cadastro')).toHaveTextContent('Digite um e-mail válido.');
  expect(await commands.readSent()).toEqual([]);
});

it('leads to the sign-in, which then knows the e-mail', async () => {
  await commands.answerApi([{ method: 'POST', path, json: {} }]);
  await register('rita@exemplo.com.br', 'senha123');
  await expect.element(toastOf('Cadastro realizado com sucesso!')).toBeVisible();
  await expect.element(shownAddress()).toHaveTextContent('/login');
  expect(await commands.readSent()).toMatchObject([
    { json: { name: 'Rita Lima', email: 'rita@exemplo.com.br', password: 'senha123' } },
  ]);
});

it('gives the focus to the first wrong field', async () => {
  await renderInApp(<RegisterScreen />);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect.element(page.getByLabelText('Nome completo')).toHaveFocus();
});

it('shows and hides each password', async () => {
  await renderInApp(<RegisterScreen />);
  await password().fill('visível');
  const toggles = page.getByRole('button', { name: /senha/i });
  expect(toggles.elements()).toHaveLength(2);
  await toggles.first().click();
  await expect.element(password()).toHaveAttribute('type', 'text');
  await expect.element(confirm()).toHaveAttribute('type', 'password');
});
