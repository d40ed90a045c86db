import { Stack, Text, ThemeIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: Icon;
  title: string;
  /** What to do next. */
  hint?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: IconShown, title, hint, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <ThemeIcon size={48} radius="xl" variant="light" aria-hidden="true">
        <IconShown size={24} stroke={1.6} />
      </ThemeIcon>
      <Text fw={600}>{title}</Text>
      {hint !== undefined && (
        <Text c="dimmed" size="sm" maw="28rem">
          {hint}
        </Text>
      )}
      {action}
    </Stack>
  );
}
