import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  title: string;
  /** The part of the page that is open, for the title of the window. */
  part?: string | undefined;
  subtitle?: ReactNode;
  /** Shown beside the title: an info tooltip or a badge. */
  aside?: ReactNode;
  /** What stands below belongs to the header. */
  isTight?: boolean;
  /** The screen's buttons, with the primary one last. */
  actions?: ReactNode;
}

/** The header of every screen: its only `h1`, and what the screen is for. */
export function PageHeader({ title, part, subtitle, aside, isTight = false, actions }: PageHeaderProps) {
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb={isTight ? 'sm' : 'lg'}>
      <PageTitle>{part === undefined ? title : `${part} · ${title}`}</PageTitle>
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
      {actions !== undefined && <Group gap={isTight ? 'xs' : 'sm'}>{actions}</Group>}
    </Group>
  );
}
