import { read } from './api.ts';

/** Inputs and answers of the sign-in service's writes. The API's type does not contain their paths. */
interface AuthWrites {
  '/sign-up/email': { input: { name: string; email: string; password: string }; output: unknown };
  '/sign-in/email': { input: { email: string; password: string }; output: { twoFactorRedirect?: boolean } };
  '/two-factor/verify-totp': { input: { code: string }; output: unknown };
  '/two-factor/verify-backup-code': { input: { code: string }; output: unknown };
  '/totp/begin': { input: Record<string, never>; output: { uri: string; recoveryCodes: string[] } };
  '/totp/cancel': { input: Record<string, never>; output: unknown };
  '/totp/off': { input: Record<string, never>; output: unknown };
}

interface AuthReads {
  '/totp': { enabled: boolean };
}

export function postAuth<Path extends keyof AuthWrites>(
  path: Path,
  input: AuthWrites[Path]['input'],
): Promise<AuthWrites[Path]['output']> {
  const headers = { 'Content-Type': 'application/json' };
  return read(fetch(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(input) }));
}

export function getAuth<Path extends keyof AuthReads>(path: Path): Promise<AuthReads[Path]> {
  return read(fetch(`/api/auth${path}`));
}
