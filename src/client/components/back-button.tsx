import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type To } from 'react-router';

interface BackButtonProps {
  to: To;
  children: string;
  /** The space between the button and a heading below it. */
  mb?: number | 'sm';
}

/** The way back, above a screen's heading. Its arrow stands at the edge of the heading. */
export function BackButton({ to, children, mb = 'sm' }: BackButtonProps) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      color="gray"
      px="xs"
      ml="calc(-1 * var(--mantine-spacing-xs))"
      mb={mb}
      leftSection={<IconArrowLeft />}
    >
      {children}
    </Button>
  );
}
