import type { Item } from '#domain/ads/asset-models.ts';
import { fromStoredItem } from '#domain/ads/items.ts';
import { openWorker } from '#client/lib/call-worker.ts';
import type { TaskOptions } from '#client/lib/use-task.ts';
import type { ListFunctions, ListRequest, ListSummary } from './list.worker.ts';

export interface ReadList extends ListSummary {
  items: Item[];
}

const { call } = openWorker<ListFunctions>(
  () => new Worker(new URL('./list.worker.ts', import.meta.url), { type: 'module' }),
);

/** Reads the list of a text or a text file in a worker, so that the page never pauses. */
export async function readList(request: ListRequest, { onProgress, signal }: TaskOptions): Promise<ReadList> {
  const items: Item[] = [];
  const reading = call('read', request, {
    signal,
    onMessage: ({ part, progress }) => {
      for (const stored of part) items.push(fromStoredItem(stored));
      onProgress(progress);
    },
  });
  const summary = await reading.catch(() => {
    throw new Error('O navegador não conseguiu ler o arquivo.');
  });
  return { ...summary, items };
}
