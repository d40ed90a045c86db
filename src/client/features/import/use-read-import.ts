import { useRef, useState } from 'react';
import type { FoundList } from '#domain/making/editor-file/shared-lists.ts';
import type { ImportPreview } from '#domain/making/editor-file/imported/preview-import.ts';
import type { BroughtAssets } from '#domain/making/structure/account-assets.ts';
import { ENOUGH_BYTES } from '#domain/shared/tables/decode.ts';
import { isCancelled } from '#client/lib/call-worker.ts';
import { runJob } from '#client/parts/jobs/run-job.ts';

type ImportState =
  | { is: 'empty' }
  | { is: 'reading'; name: string }
  | { is: 'refused'; name: string; error: string }
  | {
      is: 'read';
      name: string;
      campaigns: ImportPreview[];
      lists: FoundList[];
      accountAssets: BroughtAssets | null;
    };

const UNREADABLE = 'O navegador não conseguiu ler o arquivo. Escolha-o de novo.';

/** Reads a file in the worker. A second file replaces the first one. */
export function useReadImport() {
  const [state, setState] = useState<ImportState>({ is: 'empty' });
  const running = useRef<AbortController>(null);

  async function readFile(file: File): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { name } = file;
    setState({ is: 'reading', name });
    try {
      const bytes = new Uint8Array(await file.slice(0, ENOUGH_BYTES).arrayBuffer());
      if (signal.aborted) return;
      const read = await runJob('readImport', { bytes }, { signal });
      setState(
        read.ok
          ? {
              is: 'read',
              name,
              campaigns: read.campaigns,
              lists: read.lists,
              accountAssets: read.accountAssets,
            }
          : { is: 'refused', name, error: read.error },
      );
    } catch (error) {
      if (!signal.aborted && !isCancelled(error)) setState({ is: 'refused', name, error: UNREADABLE });
    }
  }
  function cancel(): void {
    running.current?.abort();
    setState({ is: 'empty' });
  }
  return { state, readFile, cancel };
}
