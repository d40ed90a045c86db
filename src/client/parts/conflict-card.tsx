import { Badge, Group, List, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DraftConflict } from '#domain/making/findings/conflict-findings.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { countText } from '#client/lib/count-text.ts';

const EXAMPLES = 5;

interface ConflictCardProps {
  conflict: DraftConflict;
  /** Where the negative stands. */
  where: string;
  /** The name of a group by its id. */
  nameOf: (groupId: string) => string;
  /** The ways out. */
  children: ReactNode;
}

/** A negative with the keywords that it blocks. */
export function ConflictCard({ conflict, where, nameOf, children }: ConflictCardProps) {
  const { negative, total, partial, examples, isKept } = conflict;
  return (
    <Paper component="article" withBorder radius="lg" p="md" aria-label={`Conflito de ${negative.written}`}>
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 18rem" miw={0}>
          <Group gap="xs">
            <Badge color={total > 0 ? 'red' : 'yellow'} variant="light">
              {total > 0 ? 'Bloqueio total' : 'Bloqueio parcial'}
            </Badge>
            {isKept && (
              <Badge color="gray" variant="light">
                Mantida por você
              </Badge>
            )}
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {negative.written}
            </Text>
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {where}. {countOf(total, 'por inteiro')}
            {total > 0 && partial > 0 ? '; ' : ''}
            {countOf(partial, 'em parte')}.
          </Text>
          <List size="sm">
            {examples.slice(0, EXAMPLES).map(({ keyword, kind }) => (
              <List.Item key={`${keyword.groupId}:${keyword.written}`} style={{ overflowWrap: 'anywhere' }}>
                {keyword.written} · {nameOf(keyword.groupId)}
                {kind === 'partial' ? ' (em parte)' : ''}
              </List.Item>
            ))}
            {total + partial > EXAMPLES && (
              <List.Item>e mais {numberText(total + partial - EXAMPLES)}</List.Item>
            )}
          </List>
        </Stack>
        <Group gap="xs">{children}</Group>
      </Group>
    </Paper>
  );
}

function countOf(count: number, how: string): string {
  if (count === 0) return '';
  return `${countText(count, 'palavra', 'palavras')} ${how}`;
}
