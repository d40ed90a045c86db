import { useTask } from '#client/lib/use-task.ts';
import type { ListRequest } from './list.worker.ts';
import { readList } from './read-list.ts';

export type ListReader = ReturnType<typeof useListReader>;

/** Reads long lists in a worker, one at a time. */
export function useListReader() {
  const { run, ...task } = useTask();
  return { ...task, read: (request: ListRequest) => run((options) => readList(request, options)) };
}
