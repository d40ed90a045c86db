import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** From here on work shows how far it is, and can be cancelled. */
const LONG_MS = 1000;

interface TaskProgressProps {
  label: string;
  /** The finished share, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** How far long work is, with a button that cancels it. */
export function TaskProgress({ label, share, onCancel }: TaskProgressProps) {
  const [isLong, setIsLong] = useState(false);
  useTimeout(() => setIsLong(true), LONG_MS, { autoInvoke: true });
  if (!isLong) return null;
  return (
    <Group wrap="nowrap" align="flex-end">
      <Stack gap={6} flex={1} miw={0}>
        <Text size="sm" c="dimmed" role="status">
          {label}…
        </Text>
        <Progress value={Math.max(3, share * 100)} animated aria-label={label} />
      </Stack>
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        Cancelar
      </Button>
    </Group>
  );
}
