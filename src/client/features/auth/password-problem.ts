import type { FormErrors } from '@mantine/form';
import { notifyError } from '#client/lib/notify.ts';

/** Shows the error of a new password. @returns false when there is none. */
export function tellPasswordProblem({ password }: FormErrors): boolean {
  if (typeof password !== 'string') return false;
  notifyError('Erro no cadastro', password);
  return true;
}
