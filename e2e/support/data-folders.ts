import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Creates an empty DATA_DIR that the database's own user may enter too. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-journey-'));
  chmodSync(dataDir, 0o755);
  folders.push(dataDir);
  return dataDir;
}

/** Deletes the folders of this test file. */
export function removeDataDirs(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
