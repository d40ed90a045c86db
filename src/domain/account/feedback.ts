import { z } from 'zod';

/** No length limit of its own: what fits a request is read. */
export const feedbackSchema = z.strictObject({
  content: z.string().trim().min(1, 'Por favor, escreva sua mensagem antes de enviar.'),
});
