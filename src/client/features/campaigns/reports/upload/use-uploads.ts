import { useEffect, useRef, useState } from 'react';
import type { Period } from '#domain/reports/period.ts';
import type { Report } from '#domain/reports/report.ts';
import { useRefreshReports } from '#client/data/reports.ts';
import { ApiError } from '#client/lib/api.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { openFile, UNREADABLE } from './open-file.ts';
import { RefusedFile, sendFile } from './send-file.ts';

/**
 * `asking`: the file does not say its period. `seen`: it was recognised and is of a kind that is not stored.
 * `refused`: the file is not readable. `failed`: sending it may be tried again.
 */
export type UploadState =
  | { is: 'waiting' }
  | { is: 'reading' }
  | { is: 'asking'; report: Report; answer: (period: Period) => void }
  | { is: 'sending'; report: Report; share: number }
  | { is: 'stored'; report: Report }
  | { is: 'seen'; report: Report }
  | { is: 'refused'; message: string }
  | { is: 'failed'; message: string };

export interface Upload {
  id: string;
  file: File;
  state: UploadState;
}

/** Reads and sends the files one after the other. A cancelled one goes on when it is chosen again. */
export function useUploads(campaignId: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const refresh = useRefreshReports(campaignId);
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  const show = (id: string, state: UploadState): void =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, state } : each)));

  async function run({ id, file }: Upload, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    show(id, { is: 'reading' });
    const opened = await openFile(file, signal);
    const { report } = opened.facts;
    const end = endOf(report);
    if (end !== null) {
      show(id, end);
      return;
    }
    const period = report.period ?? (await askPeriod(id, report, signal));
    const onShare = (share: number) => show(id, { is: 'sending', report, share });
    onShare(0);
    const isWhole = await sendFile(opened, { campaignId, name: file.name, period, signal, onShare });
    if (!isWhole) return;
    show(id, { is: 'stored', report });
    await refresh();
  }

  function askPeriod(id: string, report: Report, signal: AbortSignal): Promise<Period> {
    return new Promise((answer, reject) => {
      signal.addEventListener('abort', () => reject(new Error('cancelled')), { once: true });
      show(id, { is: 'asking', report, answer });
    });
  }

  function start(upload: Upload): void {
    const controller = new AbortController();
    running.current.set(upload.id, controller);
    queue.current = queue.current
      .then(() => run(upload, controller.signal))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        if (error instanceof RefusedFile) show(upload.id, { is: 'refused', message: error.message });
        else
          show(upload.id, { is: 'failed', message: error instanceof ApiError ? error.message : UNREADABLE });
      })
      .finally(() => controller.abort()); // its worker is no longer needed
  }

  return {
    uploads,
    add: (files: readonly File[]): void => {
      const added = files.map((file): Upload => ({ id: randomUuid(), file, state: { is: 'waiting' } }));
      setUploads((all) => [...all, ...added]);
      added.forEach(start);
    },
    /** Stops the file, or takes a finished one off the list. What was stored stays. */
    remove: (id: string): void => {
      running.current.get(id)?.abort();
      setUploads((all) => all.filter((each) => each.id !== id));
      void refresh();
    },
    retry: (upload: Upload): void => start(upload),
  };
}

/** How the file ends when nothing of it is stored; null when it is to be stored. */
function endOf(report: Report): UploadState | null {
  if (report.error !== null) return { is: 'refused', message: report.error };
  if (report.rows === 0) return { is: 'refused', message: 'O relatório não tem nenhuma linha.' };
  return report.type === 'sales' ? { is: 'seen', report } : null;
}
