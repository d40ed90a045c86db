import { z } from 'zod';
import { fullNameSchema } from './full-name.ts';
import { phoneProblem, readPhone } from './phone.ts';

/** What a person may change of their own profile; nothing of plan, status or trial is among it. */
export const profileSchema = z.strictObject({
  fullName: fullNameSchema,
  /** As typed: with `+` and the country's code, or Brazilian. Kept in E.164. */
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
