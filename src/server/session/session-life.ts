/** A session ends after 30 days of rest, and 90 days after its sign-in; using it renews its lease of one hour. */
export const SESSION_SECONDS = 30 * 24 * 3600;
export const WHOLE_SESSION_SECONDS = 90 * 24 * 3600;
export const LEASE_SECONDS = 3600;
/** How long the password or code that somebody gave opens what is sensitive. */
export const PROOF_SECONDS = 10 * 60;

const isSecure = (appUrl: string) => appUrl.startsWith('https:');

/** Browsers accept a `__Host-` cookie from this very host, over https and for all its paths alone. */
export function cookiePrefix(appUrl: string): string {
  return isSecure(appUrl) ? '__Host-faisca' : 'faisca';
}

export function cookieName(appUrl: string, cookie: 'session_token' | 'device'): string {
  return `${cookiePrefix(appUrl)}.${cookie}`;
}

export function cookieAttributes(appUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(appUrl) } as const;
}

export function sessionCookieName(appUrl: string): string {
  return cookieName(appUrl, 'session_token');
}
