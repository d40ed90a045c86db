import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { useCertain } from '../study/use-certain.ts';

/** All certain ones of the table at once, because nobody who buys types these words. */
export function BlockCertain({ groups }: { groups: readonly StudiedGroup[] }) {
  const { open, block } = useCertain(groups);
  if (open.length < 2) return null;
  return (
    <Button size="xs" variant="light" leftSection={<IconPlus />} onClick={block}>
      Negativar as {numberText(open.length)} certas
    </Button>
  );
}
