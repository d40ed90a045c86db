/** A session lives 30 days from its last use; using it is renewing its lease, which lasts an hour. */
export const SESSION_SECONDS = 30 * 24 * 3600;
export const LEASE_SECONDS = 3600;

export const COOKIE_PREFIX = 'faisca';

/** The library's own name for the cookie; browsers take the prefixed one over https alone. */
export function sessionCookieName(appUrl: string): string {
  return `${appUrl.startsWith('https:') ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`;
}
