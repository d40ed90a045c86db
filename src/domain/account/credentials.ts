import * as z from 'zod/mini';
import { requiredNameSchema } from './full-name.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, TOTP_DIGITS } from './limits.ts';

const INVALID_EMAIL = 'Digite um e-mail válido.';
const TOO_SHORT = `A senha deve ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`;
const TOO_LONG = `A senha deve ter no máximo ${MAX_PASSWORD_LENGTH} caracteres.`;

export const emailSchema = z.pipe(
  z.string(INVALID_EMAIL).check(z.trim(), z.toLowerCase(), z.maxLength(254, INVALID_EMAIL)),
  z.email(INVALID_EMAIL),
);

/** Counts UTF-16 units, as the sign-up library does. Zod's own `maxLength` counts code points. */
const newPassword = z.string().check(
  z.refine((password) => password.length >= MIN_PASSWORD_LENGTH, TOO_SHORT),
  z.refine((password) => password.length <= MAX_PASSWORD_LENGTH, TOO_LONG),
);

export const resetRequestSchema = z.object({ email: emailSchema });

export const emailChangeSchema = z.strictObject({ email: emailSchema });

/** The state of a change of e-mail after one of its two links was used. */
export type EmailChangeState = 'changed' | 'waits-for-old' | 'waits-for-new';

/** A malformed token gets the same error as an expired link. */
export const mailTokenSchema = z.object({ token: z.catch(z.string(), '') });

const NO_PROOF = 'Digite a sua senha ou um código do aplicativo.';

/** Proof that the account's owner is at the browser: the password, or a code of the authenticator app. */
export const proofSchema = z.union(
  [
    z.strictObject({
      password: z.string().check(z.minLength(1, NO_PROOF), z.maxLength(MAX_PASSWORD_LENGTH, TOO_LONG)),
    }),
    z.strictObject({
      code: z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`), NO_PROOF)),
    }),
  ],
  NO_PROOF,
);
export type Proof = z.output<typeof proofSchema>;

export const newPasswordSchema = z.extend(mailTokenSchema, { newPassword });

interface PasswordPair {
  password: string;
  confirmPassword: string;
}
const passwordPair = { password: z.string(), confirmPassword: z.string() };

/** Checks the rules of a new password in order, and shows the first broken one at its field. */
function checkPair({ password, confirmPassword }: PasswordPair, context: z.core.$RefinementCtx): void {
  if (password !== confirmPassword) {
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'As senhas não coincidem.' });
    return;
  }
  const [problem] = newPassword.safeParse(password).error?.issues ?? [];
  if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem.message });
}

/** A new password and its repetition, as a form; its output is the password. */
export const newPasswordFormSchema = z.pipe(
  z.object(passwordPair).check(z.superRefine(checkPair)),
  z.transform(({ password }) => password),
);

/** The sign-up as a form; its output is what the sign-up is sent. */
export const registrationFormSchema = z.pipe(
  z.object({ name: requiredNameSchema, email: emailSchema, ...passwordPair }).check(z.superRefine(checkPair)),
  z.transform(({ name, email, password }) => ({ name, email, password })),
);
export type Registration = z.output<typeof registrationFormSchema>;
