import type { GoogleCampaign } from '#domain/measuring/reports/account-files.ts';
import type { SalesChoice } from '#domain/measuring/reports/sales/sales-choice.ts';
import { openWorker } from '#client/lib/call-worker.ts';
import type { FileFacts, ReportFunctions, SentPart } from './report.worker.ts';

export interface OpenFile {
  facts: FileFacts;
  readPart: (from: number) => Promise<SentPart>;
  /** Reads the file as sales with the chosen columns. */
  choose: (choice: SalesChoice) => Promise<OpenFile>;
  /** Keeps the rows of these campaigns alone. */
  only: (campaigns: readonly GoogleCampaign[]) => Promise<OpenFile>;
}

export const UNREADABLE = 'O navegador não conseguiu ler o arquivo. Escolha-o de novo.';

/** Reads a file in a worker of its own, which ends when the signal is aborted. */
export async function openFile(file: File, signal: AbortSignal): Promise<OpenFile> {
  const { call, close } = openWorker<ReportFunctions>(
    () => new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' }),
  );
  signal.addEventListener('abort', close, { once: true });

  async function open(choice: SalesChoice | null): Promise<OpenFile> {
    const facts = await call('open', { file, choice });
    return opened(facts);
  }
  function opened(facts: FileFacts): OpenFile {
    return {
      facts,
      readPart: (from) => call('partFrom', from),
      choose: open,
      only: async (campaigns) => {
        const kept = await call('only', [...campaigns]);
        return opened({ ...facts, report: { ...facts.report, ...kept } });
      },
    };
  }
  return open(null);
}

/** Reads a file for as long as `read` needs it. */
export async function withFile<T>(
  file: File,
  signal: AbortSignal,
  read: (opened: OpenFile) => Promise<T>,
): Promise<T> {
  const reading = new AbortController();
  signal.addEventListener('abort', () => reading.abort(), { once: true });
  try {
    return await read(await openFile(file, reading.signal));
  } finally {
    reading.abort(); // its worker is no longer needed
  }
}
