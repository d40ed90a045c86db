/** A session lives 30 days from its last use; using it is renewing its lease, which lasts an hour. */
export const SESSION_SECONDS = 30 * 24 * 3600;
export const LEASE_SECONDS = 3600;

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
