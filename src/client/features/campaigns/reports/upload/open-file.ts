import type { SalesChoice } from '#domain/reports/sales/sales-choice.ts';
import type { FileFacts, ReportAnswer, ReportRequest, SentPart } from './report.worker.ts';

export interface OpenFile {
  facts: FileFacts;
  readPart: (from: number) => Promise<SentPart>;
  /** Reads the file as sales with the chosen columns. */
  choose: (choice: SalesChoice) => Promise<OpenFile>;
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

  async function open(choice: SalesChoice | null): Promise<OpenFile> {
    const opened = await ask({ open: file, choice });
    if (!('facts' in opened)) throw new Error(UNREADABLE);
    return { facts: opened.facts, readPart, choose: open };
  }

  async function readPart(from: number): Promise<SentPart> {
    const answer = await ask({ from });
    if ('rows' in answer || 'sales' in answer) return answer;
    throw new Error(UNREADABLE);
  }

  return open(null);
}
