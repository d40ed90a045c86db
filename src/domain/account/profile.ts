import * as z from 'zod/mini';
import { fullNameSchema } from './full-name.ts';
import { currencyCode } from '#domain/shared/currency-code.ts';
import { phoneProblem, readPhone } from './phone.ts';

/** The fields that a person may change in their own profile. Plan, status and trial are not among them. */
export const profileSchema = z.strictObject({
  fullName: fullNameSchema,
  /** Accepts a number with `+` and the calling code, or a Brazilian number. Stored as E.164. */
  phone: z.nullable(
    z.pipe(
      z.string().check(z.trim()),
      z.transform((typed, { issues }) => {
        if (typed === '') return null;
        const phone = readPhone(typed);
        if (phone !== null) return phone.e164;
        issues.push({ code: 'custom', input: typed, message: phoneProblem(typed) });
        return z.NEVER;
      }),
    ),
  ),
});

export type ProfileInput = z.input<typeof profileSchema>;

/** The currency of the person's Google Ads account, in which Google reads budgets and bids. */
export const adsCurrencySchema = z.strictObject({ adsCurrency: currencyCode });
export type AdsCurrencyChoice = z.output<typeof adsCurrencySchema>;
