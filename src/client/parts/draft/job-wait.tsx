import { Button, Skeleton, Stack } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { isCancelled } from '#client/lib/call-worker.ts';
import type { JobName } from '#client/parts/jobs/builder-jobs.ts';
import { JobProgress } from '#client/parts/jobs/job-progress.tsx';
import { cancelJobs } from '#client/parts/jobs/run-job.ts';

interface JobWaitProps {
  name: JobName;
  label: string;
  /** The heights of the blocks that the result will show. */
  blocks: readonly number[];
}

/** The place of a job's result while it is computed. */
export function JobWait({ name, label, blocks }: JobWaitProps) {
  return (
    <Stack role="status" aria-label={label}>
      <JobProgress name={name} label={label} onCancel={() => cancelJobs(name)} />
      {blocks.map((height, at) => (
        <Skeleton key={at} h={height} radius="lg" />
      ))}
    </Stack>
  );
}

/** The place of a job's result when it failed, or the person cancelled it. */
export function JobError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isCancelled(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={IconPlayerPause}
      title="Você interrompeu a conferência"
      hint="Nada mudou na campanha."
      action={
        <Button variant="default" onClick={onRetry}>
          Conferir de novo
        </Button>
      }
    />
  );
}
