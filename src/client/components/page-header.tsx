import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  title: string;
  /** The part of the page that is open, for the title of the window. */
  part?: string | undefined;
  subtitle?: ReactNode;
  /** Shown beside the title: an info tooltip or a badge. */
  aside?: ReactNode;
  /** The way back, in one line with the title. */
  back?: ReactNode;
  /** The screen's buttons, with the primary one last. */
  actions?: ReactNode;
}

/** The header of every screen: its only `h1`, and what the screen is for. */
export function PageHeader({ title, part, subtitle, aside, back, actions }: PageHeaderProps) {
  const isTight = back !== undefined;
  return (
    <Group
      justify="space-between"
      align={isTight ? 'center' : 'flex-start'}
      gap={isTight ? 'xs' : 'md'}
      mb={isTight ? 6 : 'lg'}
      className={isTight ? classes.tight : undefined}
    >
      <PageTitle>{part === undefined ? title : `${part} · ${title}`}</PageTitle>
      {back}
      <Box flex={isTight ? '1 1 8rem' : '1 1 18rem'} miw={0}>
        <Group gap="xs" wrap="nowrap">
          <Title
            order={1}
            fz={isTight ? '1.375rem' : undefined}
            lineClamp={isTight ? 2 : undefined}
            title={isTight ? title : undefined}
            textWrap="balance"
            style={{ overflowWrap: 'anywhere' }}
          >
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
