import * as z from 'zod/mini';

/** The guides for a new account, shown until the person closes them: the list of first steps and the tour. */
export const guides = ['first_steps', 'tour'] as const;
export type Guide = (typeof guides)[number];

export const guideChoiceSchema = z.strictObject({
  guide: z.enum(guides, 'Guia desconhecido.'),
  isClosed: z.boolean('Diga se o guia fica fechado.'),
});
export type GuideChoice = z.output<typeof guideChoiceSchema>;
