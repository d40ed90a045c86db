import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { newPasswordFormSchema, registrationFormSchema } from './credentials.ts';

const DIFFERENT = { confirmPassword: 'As senhas não coincidem.' };
const TOO_SHORT = { password: 'A senha deve ter pelo menos 6 caracteres.' };
const TOO_LONG = { password: 'A senha deve ter no máximo 128 caracteres.' };

it.each<[string, string, string, Record<string, string>]>([
  ['6 characters', '123456', '123456', {}],
  ['5 characters', '12345', '12345', TOO_SHORT],
  ['none', '', '', TOO_SHORT],
  ['different, first of all', '1', '2', DIFFERENT],
  ['different in case', 'Senha123', 'senha123', DIFFERENT],
  ['different in a blank at the end', 'senha123', 'senha123 ', DIFFERENT],
  ['accents and emoji', 'çãé😀é', 'çãé😀é', {}],
  ['128 characters', 's'.repeat(128), 's'.repeat(128), {}],
  ['129 characters', 's'.repeat(129), 's'.repeat(129), TOO_LONG],
])('a new password: %s', (_what, password, confirmPassword, problems) => {
  expect(problemsOf(newPasswordFormSchema, { password, confirmPassword })).toEqual(problems);
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['passwords that differ', { confirmPassword: 'outra1' }, DIFFERENT],
  ['a short password', { password: '1', confirmPassword: '1' }, TOO_SHORT],
  ['no name', { name: ' ' }, { name: 'Digite seu nome completo.' }],
  [
    'passwords that differ and no e-mail',
    { confirmPassword: 'outra1', email: 'x' },
    { email: 'Digite um e-mail válido.', ...DIFFERENT },
  ],
])('a sign-up with %s is refused', (_what, changes, problems) => {
  const form = { name: 'Ana', email: 'ana@exemplo.com.br', password: 'senha1', confirmPassword: 'senha1' };
  expect(problemsOf(registrationFormSchema, { ...form, ...changes })).toEqual(problems);
});

function problemsOf(schema: z.ZodMiniType, form: object): Record<string, string> {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

it('the forms hand on what the server is sent', () => {
  const pair = { password: ' senha1', confirmPassword: ' senha1' };
  expect(registrationFormSchema.parse({ name: ' Ana ', email: ' ANA@exemplo.com.br', ...pair })).toEqual({
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    password: ' senha1',
  });
  expect(newPasswordFormSchema.parse(pair)).toBe(' senha1');
});
