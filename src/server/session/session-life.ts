/**
 * A session ends after 30 days without use, and at most 90 days after its sign-in. Using it renews its lease
 * of one hour.
 */
export const SESSION_SECONDS = 30 * 24 * 3600;
export const WHOLE_SESSION_SECONDS = 90 * 24 * 3600;
export const LEASE_SECONDS = 3600;
/** How long a password or a code allows sensitive actions. */
export const PROOF_SECONDS = 10 * 60;

const isSecure = (appUrl: string) => appUrl.startsWith('https:');

/** Browsers accept a `__Host-` cookie only from the same host, over https and for all paths. */
export function cookiePrefix(appUrl: string): string {
  return isSecure(appUrl) ? '__Host-faisca' : 'faisca';
}

/** The cookies of the sign-in: the session, the browser, and a sign-in that waits for its code. */
export const cookieKinds = ['session_token', 'device', 'two_factor'] as const;

export function cookieName(appUrl: string, kind: (typeof cookieKinds)[number]): string {
  return `${cookiePrefix(appUrl)}.${kind}`;
}

export function cookieAttributes(appUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(appUrl) } as const;
}

export function sessionCookieName(appUrl: string): string {
  return cookieName(appUrl, 'session_token');
}
