import { expect, it } from 'vitest';
import { newPasswordProblem } from './credentials.ts';

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
