import { api, read } from '#client/lib/api.ts';
import { useWrite } from './use-write.ts';

export function useSendFeedback() {
  return useWrite({ mutationFn: (content: string) => read(api.feedback.$post({ json: { content } })) });
}
