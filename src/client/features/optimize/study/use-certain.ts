import { groupKey } from '#domain/deciding/report-findings/ignored.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { blockingChanges, chosenBlocks } from './blocking-changes.ts';

/** The groups whose words nobody types who buys, while they are neither ignored nor chosen, and the changes that block them. */
export function useCertain(groups: readonly StudiedGroup[]) {
  const { basket, ignored, campaigns } = useWorkbench();
  const open = groups.filter(
    (group) =>
      group.tier === 'certain' &&
      !ignored.has(groupKey(group)) &&
      chosenBlocks(basket.chosen, group, campaigns).length === 0,
  );
  const changes = open.flatMap(blockingChanges);
  return { open: changes.length === 0 ? [] : open, block: () => basket.add(changes) };
}
