import { getCurrentAdapter } from '@better-auth/core/context';
import type { AuthContext } from 'better-auth';

/** After a reset: no other link of this person works, and the mailbox is proven theirs. */
export async function closeOtherLinks(context: AuthContext, userId: string): Promise<void> {
  const adapter = await getCurrentAdapter(context.adapter);
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] });
  await adapter.update({
    model: 'user',
    where: [{ field: 'id', value: userId }],
    update: { emailVerified: true },
  });
}
