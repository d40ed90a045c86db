import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  emailChangeSchema,
  mailTokenSchema,
  newPasswordFormSchema,
  newPasswordSchema,
  proofSchema,
  registrationFormSchema,
  resetRequestSchema,
} from './credentials.ts';

const DIFFERENT = { confirmPassword: 'As senhas não coincidem.' };
const TOO_SHORT = { password: 'A senha deve ter pelo menos 6 caracteres.' };
const TOO_LONG = { password: 'A senha deve ter no máximo 128 caracteres.' };

const NO_PROOF = 'Digite a sua senha ou um código do aplicativo.';

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

it.each([
  ['a password', { password: ' s ' }, { password: ' s ' }],
  ['the longest password', { password: 's'.repeat(128) }, { password: 's'.repeat(128) }],
  ['a code as people paste it', { code: ' 012345 ' }, { code: '012345' }],
])('%s proves who is at the browser', (_what, proof, parsed) => {
  expect(proofSchema.parse(proof)).toEqual(parsed);
});

it.each([
  ['nothing', {}, { '': NO_PROOF }],
  ['an empty password', { password: '' }, { password: NO_PROOF }],
  ['a password that is too long', { password: 's'.repeat(129) }, TOO_LONG],
  ['five digits', { code: '01234' }, { code: NO_PROOF }],
  ['seven digits', { code: '0123456' }, { code: NO_PROOF }],
  ['letters', { code: 'a12345' }, { code: NO_PROOF }],
  ['both at once', { password: 'senha1', code: '012345' }, { '': NO_PROOF }],
])('%s proves nothing, and the answer says it in Portuguese', (_what, proof, problems) => {
  expect(problemsOf(proofSchema, proof)).toEqual(problems);
});

it.each([
  [' ANA@Exemplo.com.br ', 'ana@exemplo.com.br'],
  ['ana', null],
  [`${'a'.repeat(243)}@exemplo.com`, null],
  ['', null],
])('the e-mail %j is read as %j', (email, expected) => {
  for (const schema of [resetRequestSchema, emailChangeSchema]) {
    expect(schema.safeParse({ email }).data?.email ?? null).toBe(expected);
  }
});

it('a malformed token is read as one that nobody has', () => {
  for (const token of [undefined, null, 1, {}])
    expect(mailTokenSchema.parse({ token })).toEqual({ token: '' });
  const sent = { token: 'abc', newPassword: 'senha1' };
  expect(newPasswordSchema.parse(sent)).toEqual(sent);
  expect(problemsOf(newPasswordSchema, { token: 'abc', newPassword: '12345' })).toEqual({
    newPassword: TOO_SHORT.password,
  });
});
