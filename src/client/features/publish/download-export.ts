import { downloadFile } from '#client/lib/files.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import type { ExportTarget } from '#client/parts/export-steps.ts';
import { fileNameOf } from './export-words.ts';

interface ExportedFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Several files in one. */
  isZip: boolean;
}

/** @param refused what Google would refuse. */
export function notifyExport(refused: readonly unknown[]): void {
  notifySuccess(
    'Arquivo pronto',
    refused.length === 0
      ? 'Agora siga o passo a passo desta tela.'
      : 'Antes de publicar, corrija o que o Google recusa.',
  );
}

/** Hands an export to the person. */
export function downloadExport(campaign: string, target: ExportTarget, { bytes, isZip }: ExportedFile): void {
  const format = target === 'web' ? 'web' : isZip ? 'editorZip' : 'editor';
  downloadFile(fileNameOf(campaign, format), bytes, isZip ? 'application/zip' : 'text/csv');
}
