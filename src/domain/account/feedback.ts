import { z } from 'zod';

/** There is no limit of its own: the server's limit on request bodies applies. */
export const feedbackSchema = z.strictObject({
  content: z.string().trim().min(1, 'Por favor, escreva sua mensagem antes de enviar.'),
});
