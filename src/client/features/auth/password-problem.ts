import type { FormErrors } from '@mantine/form';
import { notifyError } from '#client/lib/notify.ts';

/**
 * The toast that the specification asks for beside the field's error.
 * @returns false when no password is wrong.
 */
export function showPasswordProblem({ password, confirmPassword }: FormErrors): boolean {
  const problem = password ?? confirmPassword;
  if (typeof problem !== 'string') return false;
  notifyError('Erro no cadastro', problem);
  return true;
}
