import { Secret, TOTP } from 'otpauth';
import { TOTP_DIGITS } from '#domain/account/limits.ts';

/**
 * The same settings with which the library checks codes at sign-in: the bytes of the secret's text, SHA-1, 30
 * seconds, one step before and after.
 */
const PERIOD_SECONDS = 30;
const STEPS = 1;

const options = (secret: string) => ({
  secret: Secret.fromUTF8(secret),
  digits: TOTP_DIGITS,
  period: PERIOD_SECONDS,
});

/** The address that an authenticator app reads from the QR code. */
export function enrolmentUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...options(secret), issuer, label }).toString();
}

export function isCodeOf(secret: string, code: string): boolean {
  return new TOTP(options(secret)).validate({ token: code, window: STEPS }) !== null;
}
