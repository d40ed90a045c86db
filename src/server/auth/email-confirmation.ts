import type { Database } from '../db/client.ts';
import { findPassword } from './credentials.ts';
import { createLink, takeLink } from './mail-links.ts';
import { proveMailbox } from './mailbox-proof.ts';

const QUARTER_HOUR = 15 * 60;

export interface Confirmation {
  owner: { id: string; email: string };
  /** The token to set a password, for an account without one; null when it has a password. */
  newPasswordToken: string | null;
}

/**
 * We do this ourselves, because the library's links are signed and not rows: a link works again and again until it
 * expires.
 * @returns null when the link is invalid or no longer valid.
 */
export async function confirmEmail(db: Database, token: string): Promise<Confirmation | null> {
  return db.transaction(async (tx) => {
    const userId = await takeLink(tx, 'confirm-email', token);
    if (userId === null) return null;
    const owner = await proveMailbox(tx, userId);
    const isOpen = (await findPassword(tx, userId)) !== null;
    const link = { kind: 'reset-password', userId, seconds: QUARTER_HOUR } as const;
    return { owner, newPasswordToken: isOpen ? null : await createLink(tx, link) };
  });
}
