import type { Item } from '#domain/ads/asset-models.ts';
import { fromStoredItem } from '#domain/ads/items.ts';
import type { ListAnswer, ListRequest } from './list.worker.ts';

export interface ReadList {
  items: Item[];
  /** Size of the list as a campaign stores it. */
  bytes: number;
}

/** Reads the list of a text file in a worker, so that the page never pauses. */
export function readList(request: ListRequest, onProgress: (share: number) => void): Promise<ReadList> {
  const worker = new Worker(new URL('./list.worker.ts', import.meta.url), { type: 'module' });
  const items: Item[] = [];
  const reading = new Promise<ReadList>((resolve, reject) => {
    const fail = () => reject(new Error('O navegador não conseguiu ler o arquivo.'));
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<ListAnswer>) => {
      if ('bytes' in data) resolve({ items, bytes: data.bytes });
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
