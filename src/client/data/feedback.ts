import { useMutation } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';

export function useSendFeedback() {
  return useMutation({ mutationFn: (content: string) => read(api.feedback.$post({ json: { content } })) });
}
