import { TOTP, URI } from 'otpauth';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

const PERIOD_MS = 30_000;

/**
 * An authenticator app. Each code works once: `later` returns the next code, which the server already
 * accepts.
 */
export interface Phone {
  code(): string;
  later(): string;
  wrong(): string;
}

/** Starts an enrolment. Returns what the app reads of it, and the recovery codes. */
export async function beginTwoFactor(visitor: Visitor): Promise<{ phone: Phone; recoveryCodes: string[] }> {
  const response = await visitor.post('/totp/begin');
  expect(response.status).toBe(200);
  const { uri, recoveryCodes } = (await response.json()) as { uri: string; recoveryCodes: string[] }; // the type that the route declares
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error('the enrolment is no time-based one');
  const at = (ms: number) => totp.generate({ timestamp: Date.now() + ms });
  const phone = {
    code: () => at(0),
    later: () => at(PERIOD_MS),
    wrong: () => {
      const near = new Set([-2, -1, 0, 1, 2].map((steps) => at(steps * PERIOD_MS)));
      return (
        ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.has(code)) ?? ''
      );
    },
  };
  return { phone, recoveryCodes };
}

/**
 * Switches two-factor sign-in on.
 * @returns also the code that this has used up
 */
export async function enableTwoFactor(visitor: Visitor) {
  const enrolment = await beginTwoFactor(visitor);
  const usedCode = enrolment.phone.code();
  const activated = await visitor.post('/two-factor/verify-totp', { code: usedCode });
  expect(activated.status).toBe(200);
  return { ...enrolment, usedCode };
}
