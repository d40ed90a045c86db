import { generateRandomString } from 'better-auth/crypto';
import type { createAuth } from './auth.ts';

const SECONDS = 600;

/** A cookie without its signature. */
export interface Challenge {
  name: string;
  value: string;
  seconds: number;
}

/**
 * Prepares the second step of a sign-in. It stores the same two rows as the library's own sign-in, because the
 * library's endpoints check the codes. The second row counts the wrong codes.
 * @returns the cookie that names them.
 */
export async function beginChallenge(
  auth: ReturnType<typeof createAuth>,
  userId: string,
): Promise<Challenge> {
  const { internalAdapter, createAuthCookie } = await auth.$context;
  const identifier = `2fa-${generateRandomString(20)}`;
  const expiresAt = new Date(Date.now() + SECONDS * 1000);
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt });
  await internalAdapter.createVerificationValue({
    identifier: `2fa-attempts-${identifier}`,
    value: '0',
    expiresAt,
  });
  return { name: createAuthCookie('two_factor').name, value: identifier, seconds: SECONDS };
}
