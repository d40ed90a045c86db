import { z } from 'zod';

export const MAX_NAME_LENGTH = 120;

/** A name is one line: it greets people in mails and labels rows. */
export const fullNameSchema = z
  .string()
  .overwrite((name) => name.replace(/\p{Cc}+/gu, ' ').trim())
  .max(MAX_NAME_LENGTH, `O nome deve ter no máximo ${MAX_NAME_LENGTH} caracteres.`);
