import * as z from 'zod/mini';
import { MAX_NAME_LENGTH } from './limits.ts';

/** Control characters and the separators of lines and paragraphs. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Invisible characters, such as marks that change the direction of the text, and unpaired surrogates. The database
 * changes unpaired surrogates, so the answer to a sign-up would reveal whether its name was stored. Joiners stay,
 * because they change how letters look.
 */
const unwanted = /(?![\u200c\u200d])[\p{Cf}\p{Surrogate}]/gu;

/** A name must be one line, because it appears in mails and labels table rows. */
export const fullNameSchema = z.string().check(
  z.overwrite((name) => name.replace(unwanted, '').replace(breaks, ' ').trim()),
  z.maxLength(MAX_NAME_LENGTH, `O nome deve ter no máximo ${MAX_NAME_LENGTH} caracteres.`),
);

export const requiredNameSchema = fullNameSchema.check(z.minLength(1, 'Digite seu nome completo.'));
