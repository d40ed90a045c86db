import { z } from 'zod';
import { formatPhone, isBrazilianPhone } from './phone.ts';

/** A name is one line: it greets people in mails and labels rows. */
export const fullNameSchema = z
  .string()
  .overwrite((name) => name.replace(/\p{Cc}+/gu, ' ').trim())
  .max(120, 'O nome deve ter no máximo 120 caracteres.');

/** What a person may change of their own profile; nothing of plan, status or trial is among it. */
export const profileSchema = z.strictObject({
  fullName: fullNameSchema,
  phone: z
    .string()
    .trim()
    .max(30, 'Digite um telefone com DDD, como (11) 91234-5678.')
    .refine(
      (phone) => phone === '' || isBrazilianPhone(phone),
      'Digite um telefone com DDD, como (11) 91234-5678.',
    )
    .transform((phone) => (phone === '' ? null : formatPhone(phone)))
    .nullable(),
});

export type ProfileInput = z.input<typeof profileSchema>;
