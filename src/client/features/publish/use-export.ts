import { useRef, useState } from 'react';
import { useCloseGuide } from '#client/data/guides.ts';
import { useSession } from '#client/data/use-session.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { isCancelled } from '#client/lib/call-worker.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyError } from '#client/lib/notify.ts';
import { rejectWhenAborted } from '#client/lib/use-task.ts';
import type { JobName } from '#client/parts/jobs/builder-jobs.ts';

import { useJobResult } from '#client/parts/draft/use-job.ts';

/** The job that runs before a download: the search for conflicts, or the one that writes the file. */
export type ExportJob = Extract<
  JobName,
  'conflicts' | 'editorFile' | 'importedFile' | 'webFiles' | 'script' | 'spreadsheet'
>;

/**
 * Runs exports. Each one first waits for the search for conflicts and asks for confirmation when a negative
 * blocks a keyword.
 */
export function useExport() {
  const findConflicts = useJobResult('conflicts', {});
  const { closedGuides } = useSession().profile;
  const closeGuide = useCloseGuide();
  const [work, setWork] = useState<ExportJob | null>(null);
  const running = useRef<AbortController>(null);

  async function countBlocking(signal: AbortSignal): Promise<number> {
    const conflicts = await Promise.race([findConflicts(), rejectWhenAborted(signal)]);
    return conflicts.filter(({ total, isKept }) => total > 0 && !isKept).length;
  }

  async function run(step: ExportJob, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setWork(step);
    try {
      await task(signal);
    } catch (error) {
      if (!signal.aborted && !isCancelled(error))
        notifyError('Erro ao gravar o arquivo', 'Tente de novo. Nada da campanha mudou.');
    } finally {
      if (running.current.signal === signal) setWork(null);
    }
  }

  return {
    work,
    cancel: () => running.current?.abort(),
    /** Runs an export that Google Ads does not take, so conflicts do not matter. */
    startFree: (job: ExportJob, write: (signal: AbortSignal) => Promise<void>): void => void run(job, write),
    /** @param write makes the file and hands it to the person. */
    start: (job: ExportJob, write: (signal: AbortSignal) => Promise<void>): void => {
      void run('conflicts', async (signal) => {
        const blocking = await countBlocking(signal);
        const writeForGoogle = () =>
          run(job, async (each) => {
            await write(each);
            if (!closedGuides.includes('first_file'))
              closeGuide.mutate({ guide: 'first_file', isClosed: true });
          });
        if (blocking === 0) await writeForGoogle();
        else askAboutConflicts(blocking, () => void writeForGoogle());
      });
    },
  };
}

function askAboutConflicts(blocking: number, onConfirm: () => void): void {
  confirmAction({
    title: 'Há negativas que bloqueiam palavras',
    message: `${countText(blocking, 'negativa impede', 'negativas impedem')} que palavras da campanha apareçam. Resolva em Publicar, aba Revisão, filtro Conflitos, ou baixe mesmo assim.`,
    confirmLabel: 'Baixar mesmo assim',
    onConfirm,
  });
}
