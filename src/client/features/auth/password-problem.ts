import type { FormErrors } from '@mantine/form';
import { notifyError } from '#client/lib/notify.ts';

/** Tells what is wrong with a new password. @returns false when nothing is. */
export function tellPasswordProblem({ password }: FormErrors): boolean {
  if (typeof password !== 'string') return false;
  notifyError('Erro no cadastro', password);
  return true;
}
