import { expect, it } from 'vitest';
import { feedbackSchema } from './feedback.ts';

it.each([
  [' Ótimo ', 'Ótimo'],
  ['👍', '👍'],
  ['k', 'k'],
  ['ç'.repeat(50_000), 'ç'.repeat(50_000)],
])('feedback of any length is trimmed', (content, kept) => {
  expect(feedbackSchema.parse({ content })).toEqual({ content: kept });
});

it.each(['', ' \n\t\u00A0'])('feedback of %j counts as empty', (content) => {
  expect(feedbackSchema.safeParse({ content }).error?.issues[0]?.message).toBe(
    'Por favor, escreva sua mensagem antes de enviar.',
  );
});
