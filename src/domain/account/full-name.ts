import * as z from 'zod/mini';
import { MAX_NAME_LENGTH } from './limits.ts';

/** A name must be one line, because it appears in mails and labels table rows. */
export const fullNameSchema = z.string().check(
  z.overwrite((name) => name.replace(/\p{Cc}+/gu, ' ').trim()),
  z.maxLength(MAX_NAME_LENGTH, `O nome deve ter no máximo ${MAX_NAME_LENGTH} caracteres.`),
);

export const requiredNameSchema = fullNameSchema.check(z.minLength(1, 'Digite seu nome completo.'));
