import { z } from 'zod';

/** Mails about time and payment; a person can switch each of them off. */
export const noticeKinds = ['trial_ending', 'payment_failed', 'payment_ended'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The notices that a person switched off. */
export const noticeChoiceSchema = z.strictObject({
  muted: z
    .array(z.enum(noticeKinds, 'Aviso desconhecido.'), 'Escolha os avisos que não quer receber.')
    .transform((kinds) => [...new Set(kinds)]),
});
export type NoticeChoice = z.output<typeof noticeChoiceSchema>;
