import { api, read } from '#client/lib/api.ts';
import { useWrite } from '#client/lib/use-write.ts';

export function useSendFeedback() {
  return useWrite({
    what: 'seu feedback',
    write: (content: string, intent) => read(api.feedback.$post({ json: { content } }, intent)),
  });
}
