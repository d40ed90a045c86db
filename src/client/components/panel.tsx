import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  /** Shown beside the title: a count or a tooltip. */
  aside?: ReactNode;
  /** Shown at the right end of the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The card from which screens are built. */
export function Panel({ title, aside, actions, children }: PanelProps) {
  return (
    <Paper component="section" radius="lg" withBorder p={{ base: 20, md: 24 }} aria-label={title}>
      {title !== undefined && (
        <Group justify="space-between" gap="sm" mb="md">
          <Group gap="xs">
            <Title order={2}>{title}</Title>
            {aside}
          </Group>
          {actions !== undefined && <Group gap="xs">{actions}</Group>}
        </Group>
      )}
      <div>{children}</div>
    </Paper>
  );
}
