import { getCurrentAdapter } from '@better-auth/core/context';
import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import type { Mail } from '../email/messages.ts';

/** Lets Better Auth's own transactions write `mail_messages`: a message is stored with its cause, or neither is. */
export const mailQueuePlugin = {
  id: 'mail-queue',
  schema: {
    mailMessages: {
      fields: {
        recipient: { type: 'string', required: true },
        subject: { type: 'string', required: true },
        html: { type: 'string', required: true },
        text: { type: 'string', required: true },
      },
    },
  },
} satisfies BetterAuthPlugin;

/** Queues a message in the transaction that is running, if one is. */
export async function queueMail(context: AuthContext, mail: Mail): Promise<void> {
  const adapter = await getCurrentAdapter(context.adapter);
  await adapter.create({ model: 'mailMessages', data: mail });
}
