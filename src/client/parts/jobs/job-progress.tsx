import { useEffect, useState } from 'react';
import { TaskProgress } from '#client/components/task-progress.tsx';
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
  return <TaskProgress label={label} share={share} onCancel={onCancel} />;
}
