import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Beside the title: an info tooltip, a badge. */
  aside?: ReactNode;
  /** The room's actions; the primary one last. */
  actions?: ReactNode;
}

/** The head of every room: its one `h1`, what it is for, what one does here. */
export function PageHeader({ title, subtitle, aside, actions }: PageHeaderProps) {
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="lg">
      <title>{`${title} · Faísca`}</title>
      <Box flex="1 1 18rem" miw={0}>
        <Group gap="xs" wrap="nowrap">
          <Title order={1} textWrap="balance" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          {aside}
        </Group>
        {subtitle !== undefined && (
          <Text c="dimmed" mt={4} maw="44rem">
            {subtitle}
          </Text>
        )}
      </Box>
      {actions !== undefined && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}
