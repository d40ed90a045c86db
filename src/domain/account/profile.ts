import { z } from 'zod';
import { fullNameSchema } from './full-name.ts';
import { phoneProblem, readPhone } from './phone.ts';

/** The fields that a person may change in their own profile. Plan, status and trial are not among them. */
export const profileSchema = z.strictObject({
  fullName: fullNameSchema,
  /** Accepts a number with `+` and the calling code, or a Brazilian number. Stored as E.164. */
  phone: z
    .string()
    .trim()
    .transform((typed, context) => {
      if (typed === '') return null;
      const phone = readPhone(typed);
      if (phone !== null) return phone.e164;
      context.addIssue({ code: 'custom', message: phoneProblem(typed) });
      return z.NEVER;
    })
    .nullable(),
});

export type ProfileInput = z.input<typeof profileSchema>;
