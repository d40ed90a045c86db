import * as z from 'zod/mini';

/** There is no limit of its own: the server's limit on request bodies applies. */
export const feedbackSchema = z.strictObject({
  content: z.string().check(z.trim(), z.minLength(1, 'Por favor, escreva sua mensagem antes de enviar.')),
});
