import { Text } from '@mantine/core';
import type { KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import { formatMoment } from '#client/lib/dates.ts';

/** How old the sums of very many rows are; nothing where they were computed just now. */
export function KeptNote({ kept }: { kept: KeptMark | undefined }) {
  if (!kept) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      Somado em {formatMoment(kept.computedAt)}.
      {kept.isStale && ' Há dados mais novos: estamos somando de novo, e a tela muda sozinha.'}
    </Text>
  );
}
