import { queryOptions } from '@tanstack/react-query';
import { notifyInfo } from '#client/lib/notify.ts';

/** Fetched when somebody types a password, never just because a page is opened. */
export const commonPasswordsOptions = queryOptions({
  queryKey: ['common-passwords'],
  queryFn: async () => (await import('#domain/account/common-passwords.ts')).commonPasswords,
  staleTime: Infinity,
});

/** After a sign-in: warns whoever came in with one of the most used passwords. */
export async function warnOfCommonPassword(password: string, own: readonly string[]): Promise<void> {
  const [{ commonPasswords }, { passwordStrength }] = await Promise.all([
    import('#domain/account/common-passwords.ts'),
    import('#domain/account/password-strength.ts'),
  ]);
  if (passwordStrength(password, commonPasswords, own) !== 'common') return;
  notifyInfo('Sua senha é fácil de adivinhar', 'Troque por outra no seu perfil, em Segurança.');
}
