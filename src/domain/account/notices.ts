import * as z from 'zod/mini';

/** Mails about trials, payments and pages. A person can switch off each of them. */
export const noticeKinds = ['trial_ending', 'payment_failed', 'payment_ended', 'page_worse'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The notices that the person has switched off. */
export const noticeChoiceSchema = z.strictObject({
  muted: z.pipe(
    z.array(z.enum(noticeKinds, 'Aviso desconhecido.'), 'Escolha os avisos que não quer receber.'),
    z.transform((kinds) => [...new Set(kinds)]),
  ),
});
export type NoticeChoice = z.output<typeof noticeChoiceSchema>;
