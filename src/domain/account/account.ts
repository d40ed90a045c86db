export const MIN_PASSWORD_LENGTH = 6;
/** Longer passwords are refused before hashing, so that nobody can make the server hash a book. */
export const MAX_PASSWORD_LENGTH = 128;
export const TOTP_DIGITS = 6;

/**
 * The rules on a new password, in the order they are checked.
 * @returns the message of the first rule broken, or null.
 */
export function newPasswordProblem(password: string, confirmation: string): string | null {
  if (password !== confirmation) return 'As senhas não coincidem.';
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `A senha deve ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `A senha deve ter no máximo ${MAX_PASSWORD_LENGTH} caracteres.`;
  }
  return null;
}
