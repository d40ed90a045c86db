import { getCurrentAuthEndpointContext } from '@better-auth/core/context';
import { randomBytes } from 'node:crypto';
import { hashPassword, verifyPassword } from './passwords.ts';

/**
 * Somebody signs up with an e-mail that another registered, with another password, and nobody confirmed. Whose mailbox it
 * is nobody knows, and its holder's click on the first link would open the account to whoever came first. So neither
 * password works any more: the holder of the mailbox makes one by a reset.
 * @returns whether that was so.
 */
export async function closeIfContested(user: { id: string; emailVerified: boolean }): Promise<boolean> {
  if (user.emailVerified) return false;
  const endpoint = getCurrentAuthEndpointContext();
  const { password } = endpoint.body as { password: string }; // by its schema in inputs.ts
  const { internalAdapter } = endpoint.context;
  const accounts = await internalAdapter.findAccounts(user.id);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  if (!hash || (await verifyPassword({ hash, password }))) return false;
  await internalAdapter.updatePassword(user.id, await hashPassword(randomBytes(32).toString('hex')));
  return true;
}
