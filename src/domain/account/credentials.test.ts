import { expect, it } from 'vitest';
import { newPasswordFormSchema, newPasswordProblem, registrationFormSchema } from './credentials.ts';

it.each([
  ['6 characters', '123456', '123456', null],
  ['5 characters', '12345', '12345', 'A senha deve ter pelo menos 6 caracteres.'],
  ['none', '', '', 'A senha deve ter pelo menos 6 caracteres.'],
  ['different, first of all', '1', '2', 'As senhas não coincidem.'],
  ['different in case', 'Senha123', 'senha123', 'As senhas não coincidem.'],
  ['different in a blank at the end', 'senha123', 'senha123 ', 'As senhas não coincidem.'],
  ['accents and emoji', 'çãé😀é', 'çãé😀é', null],
  ['128 characters', 's'.repeat(128), 's'.repeat(128), null],
  ['129 characters', 's'.repeat(129), 's'.repeat(129), 'A senha deve ter no máximo 128 caracteres.'],
])('a new password: %s', (_, password, confirmation, problem) => {
  expect(newPasswordProblem(password, confirmation)).toBe(problem);
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['passwords that differ', { confirmPassword: 'outra1' }, { password: 'As senhas não coincidem.' }],
  [
    'a short password',
    { password: '1', confirmPassword: '1' },
    { password: 'A senha deve ter pelo menos 6 caracteres.' },
  ],
  ['no name', { name: ' ' }, { name: 'Digite seu nome completo.' }],
  [
    'passwords that differ and no e-mail',
    { confirmPassword: 'outra1', email: 'x' },
    { email: 'Digite um e-mail válido.', password: 'As senhas não coincidem.' },
  ],
])('a sign-up with %s is refused', (_what, changes, problems) => {
  const form = { name: 'Ana', email: 'ana@exemplo.com.br', password: 'senha1', confirmPassword: 'senha1' };
  const issues = registrationFormSchema.safeParse({ ...form, ...changes }).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(problems);
});

it('the forms hand on what the server is sent', () => {
  const pair = { password: ' senha1', confirmPassword: ' senha1' };
  expect(registrationFormSchema.parse({ name: ' Ana ', email: ' ANA@exemplo.com.br', ...pair })).toEqual({
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    password: ' senha1',
  });
  expect(newPasswordFormSchema.parse(pair)).toBe(' senha1');
});
