import type { Download } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';

/** The rows of a downloaded Editor file (UTF-16LE with a byte order mark, tabs), by their column. */
export async function readEditorDownload(download: Download): Promise<Record<string, string>[]> {
  const text = (await readFile(await download.path())).subarray(2).toString('utf16le');
  const options = { header: true, delimiter: '\t', skipEmptyLines: true } as const;
  return Papa.parse<Record<string, string>>(text, options).data;
}
