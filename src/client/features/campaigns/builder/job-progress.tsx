import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { JobName } from './builder-jobs.ts';
import { watchProgress } from './run-job.ts';

interface JobProgressProps {
  name: JobName;
  label: string;
  onCancel: () => void;
}

/** The progress of a running job, with a button that cancels it. */
export function JobProgress({ name, label, onCancel }: JobProgressProps) {
  const [share, setShare] = useState(0);
  useEffect(() => watchProgress(name, setShare), [name]);
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
