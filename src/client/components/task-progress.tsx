import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** Work that takes longer than this shows its progress and can be cancelled. */
const LONG_MS = 1000;

interface TaskProgressProps {
  label: string;
  /** The finished share, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The progress of long work, with a button that cancels it. */
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
