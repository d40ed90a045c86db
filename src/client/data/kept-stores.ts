import { type BackupData, backedUpStores } from '#domain/texts/backup.ts';
import { readKept, writeAll } from '#client/lib/local-store.ts';

/** Every store that holds something, by its key. */
export function readKeptStores(): BackupData {
  return Object.fromEntries(
    backedUpStores
      .map(({ key, schema }) => [key, readKept({ key, schema })] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Writes all of them or none. @returns whether they were kept; when not, a toast has said why. */
export function restoreStores(data: BackupData): Promise<boolean> {
  return writeAll(Object.entries(data));
}
