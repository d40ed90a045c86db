import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Finding } from '#domain/making/findings/finding.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { findingLabel, findingLevels } from './finding-labels.ts';
import { weightiest } from './policy-labels.ts';

interface FindingCardProps {
  finding: Finding;
  /** Of its amounts. */
  currency?: string;
  /** Sentences that say where it is; empty ones are left out. */
  where?: readonly (string | undefined)[];
  buttons?: ReactNode;
}

/** What Google may say of a text or a setting, and what to do about it. */
export function FindingCard({ finding, currency, where = [], buttons }: FindingCardProps) {
  const { rule, level, source, count, words, amount, suggestedAmount } = finding;
  const text = amount === undefined ? finding.text : formatMoney(amount, currency);
  const suggestion =
    suggestedAmount === undefined
      ? finding.suggestion && `“${finding.suggestion}”`
      : formatMoney(suggestedAmount, currency);
  const { title, why } = findingLabel(rule);
  return (
    <Paper component="article" withBorder radius="lg" p={{ base: 'sm', sm: 'md' }} aria-label={title}>
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 18rem" miw={0}>
          <Group gap="xs">
            <Badge color={findingLevels[level].color} variant="light">
              {findingLevels[level].label}
            </Badge>
            <Text fw={600}>{title}</Text>
            {count > 1 && (
              <Text size="sm" c="dimmed">
                {numberText(count)} vezes
              </Text>
            )}
          </Group>
          {text.trim() !== '' && <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>}
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[why, weightiest(words ?? []), ...where, suggestion ? `Sugestão: ${suggestion}.` : '']
              .filter(Boolean)
              .join(' ')}{' '}
            {source !== null && (
              <Anchor
                inherit
                underline="always"
                style={{ whiteSpace: 'nowrap' }}
                href={source}
                target="_blank"
                rel="noreferrer"
              >
                Regra do Google
              </Anchor>
            )}
          </Text>
        </Stack>
        {buttons !== undefined && <Group gap="xs">{buttons}</Group>}
      </Group>
    </Paper>
  );
}
