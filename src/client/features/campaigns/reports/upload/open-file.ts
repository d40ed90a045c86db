import type { SentRow } from '#domain/reports/stored-schema.ts';
import type { FileFacts, ReportAnswer, ReportRequest } from './report.worker.ts';

export interface OpenFile {
  facts: FileFacts;
  readPart: (from: number) => Promise<SentRow[]>;
}

export const UNREADABLE = 'O navegador não conseguiu ler o arquivo. Escolha-o de novo.';

/** Reads a file in a worker of its own, which ends when the signal is aborted. */
export async function openFile(file: File, signal: AbortSignal): Promise<OpenFile> {
  const worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });

  function ask(request: ReportRequest): Promise<ReportAnswer> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('cancelled')), { once: true });
      worker.onmessage = ({ data }: MessageEvent<ReportAnswer>) => resolve(data);
      worker.onerror = () => reject(new Error(UNREADABLE));
      worker.postMessage(request);
    });
  }

  const opened = await ask({ open: file });
  if (!('facts' in opened)) throw new Error(UNREADABLE);
  return {
    facts: opened.facts,
    readPart: async (from) => {
      const answer = await ask({ from });
      if (!('rows' in answer)) throw new Error(UNREADABLE);
      return answer.rows;
    },
  };
}
