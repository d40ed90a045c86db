import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { groupKey } from '#domain/deciding/report-findings/ignored.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { blockingChanges } from './blocking-changes.ts';

/** All certain ones of the table at once, because nobody who buys types these words. */
export function BlockCertain({ groups }: { groups: readonly StudiedGroup[] }) {
  const { basket, ignored } = useWorkbench();
  const open = groups.filter(
    (group) =>
      group.tier === 'certain' && !ignored.has(groupKey(group)) && !basket.has(blockingChanges(group)),
  );
  const added = open.flatMap(blockingChanges);
  if (open.length < 2 || added.length === 0) return null;
  return (
    <Button size="xs" variant="light" leftSection={<IconPlus />} onClick={() => basket.add(added)}>
      Negativar as {numberText(open.length)} certas
    </Button>
  );
}
