import * as z from 'zod/mini';

/**
 * What a new account is shown until the person closes it, the list of first steps and the tour, and `first_file`, the
 * last of those steps, which closes itself with the first file for Google Ads.
 */
export const guides = ['first_steps', 'tour', 'first_file'] as const;
export type Guide = (typeof guides)[number];

export const guideChoiceSchema = z.strictObject({
  guide: z.enum(guides, 'Guia desconhecido.'),
  isClosed: z.boolean('Diga se o guia fica fechado.'),
});
export type GuideChoice = z.output<typeof guideChoiceSchema>;
