import type { Item } from '#domain/ads/asset-models.ts';
import { fromStoredItem } from '#domain/ads/items.ts';
import type { TaskOptions } from '#client/lib/use-task.ts';
import type { ListAnswer, ListRequest, ListSummary } from './list.worker.ts';

export interface ReadList extends ListSummary {
  items: Item[];
}

/** Reads the list of a text or a text file in a worker, so that the page never pauses. */
export function readList(request: ListRequest, { onProgress, signal }: TaskOptions): Promise<ReadList> {
  const worker = new Worker(new URL('./list.worker.ts', import.meta.url), { type: 'module' });
  const items: Item[] = [];
  const reading = new Promise<ReadList>((resolve, reject) => {
    const fail = () => reject(new Error('O navegador não conseguiu ler o arquivo.'));
    signal.addEventListener('abort', fail, { once: true });
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<ListAnswer>) => {
      if ('found' in data) resolve({ ...data, items });
      else if ('isUnreadable' in data) fail();
      else {
        for (const stored of data.part) items.push(fromStoredItem(stored));
        onProgress(data.progress);
      }
    };
    worker.postMessage(request);
  });
  return reading.finally(() => worker.terminate());
}
