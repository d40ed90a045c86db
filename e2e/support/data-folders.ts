import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** An empty DATA_DIR that the database's own user may enter too. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-journey-'));
  chmodSync(dataDir, 0o755);
  made.push(dataDir);
  return dataDir;
}

/** For the end of a file: none of its folders stays behind. */
export function removeDataDirs(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}
