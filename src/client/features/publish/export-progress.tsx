import { JobProgress } from '#client/parts/jobs/job-progress.tsx';
import type { ExportJob } from './use-export.ts';

/** The progress of an export: first the search for conflicts, then the file. */
export function ExportProgress({ work, onCancel }: { work: ExportJob | null; onCancel: () => void }) {
  if (work === null) return null;
  return (
    <JobProgress
      key={work}
      name={work}
      label={work === 'conflicts' ? 'Procurando negativas que bloqueiam' : 'Gravando o arquivo'}
      onCancel={onCancel}
    />
  );
}
