import { getCurrentAdapter, runWithTransaction } from '@better-auth/core/context';
import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import { requestPasswordReset, resetPassword } from 'better-auth/api';

/**
 * The rows of a reset belong together, and the library writes them one by one: each call is one transaction here.
 * It begins after the library's count of requests, whose own connection would else be waited for while holding one.
 */
export const wholeResets = {
  id: 'whole-resets',
  endpoints: {
    requestPasswordReset: whole(requestPasswordReset),
    resetPassword: whole(resetPassword),
  },
} satisfies BetterAuthPlugin;

interface Call {
  context: AuthContext;
}

function whole<Endpoint extends object>(endpoint: Endpoint): Endpoint {
  const call = endpoint as unknown as (input: Call) => Promise<unknown>; // as the library's router calls it
  const run = (input: Call) => runWithTransaction(input.context.adapter, () => call(input));
  return Object.assign(run, endpoint); // with the path and options of the original
}

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
