export const MAX_NAME_LENGTH = 120;
export const MIN_PASSWORD_LENGTH = 6;
/**
 * Longer passwords are refused before hashing, because hashing very long texts would slow down the server.
 */
export const MAX_PASSWORD_LENGTH = 128;
export const TOTP_DIGITS = 6;
