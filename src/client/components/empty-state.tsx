import { Box, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { unbroken } from './unbroken.tsx';

interface EmptyStateProps {
  icon: Icon;
  title: string;
  /** What to do next. */
  hint?: ReactNode;
  action?: ReactNode;
  /** Whether the page has no other heading. */
  isPage?: boolean;
}

export function EmptyState({ icon: StateIcon, title, hint, action, isPage = false }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <ThemeIcon size={48} radius="xl" variant="light" aria-hidden="true">
        <StateIcon size={25} />
      </ThemeIcon>
      {isPage ? (
        <Title order={1}>{title}</Title>
      ) : (
        <Text fw={600} component="p" m={0}>
          {title}
        </Text>
      )}
      {hint !== undefined && (
        <Text c="dimmed" size="sm" maw="28rem" textWrap="balance">
          {unbroken(hint)}
        </Text>
      )}
      {action !== undefined && <Box mt="xs">{action}</Box>}
    </Stack>
  );
}
