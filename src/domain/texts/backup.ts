import { z } from 'zod';
import { assetTypes } from '../ads/asset-types.ts';
import { savedListsKey, savedListsSchema } from './saved-lists.ts';
import { templateStores } from './templates.ts';

/** Everything the product keeps in a browser, by its storage key, each with its shape. */
export const backedUpStores: readonly { key: string; schema: z.ZodType }[] = [
  ...Object.values(templateStores),
  ...assetTypes.map((kind) => ({ key: savedListsKey(kind), schema: savedListsSchema })),
];

/** Values by storage key; a key that is absent was never changed from the product's own. */
export type BackupData = Readonly<Record<string, unknown>>;

const fileSchema = z.object({
  app: z.literal('faisca'),
  version: z.literal(1),
  exportedAt: z.iso.datetime({ offset: true }),
  data: z.record(z.string(), z.unknown()),
});

export type BackupRead = { ok: true; data: BackupData; exportedAt: string } | { ok: false; message: string };

/** The backup file's text. */
export function writeBackup(data: BackupData, exportedAt: string): string {
  return JSON.stringify({ app: 'faisca', version: 1, exportedAt, data }, null, 2);
}

/** A backup file's stores, each of the right shape, or why it can't be used. Keys of other versions are left out. */
export function readBackup(text: string): BackupRead {
  const file = fileSchema.safeParse(parseJson(text));
  if (!file.success) return { ok: false, message: 'Este arquivo não é um backup da Faísca.' };
  const data: Record<string, unknown> = {};
  for (const { key, schema } of backedUpStores) {
    if (!(key in file.data.data)) continue;
    const value = schema.safeParse(file.data.data[key]);
    if (!value.success)
      return { ok: false, message: `O backup está danificado em "${key}". Nada foi alterado.` };
    data[key] = value.data;
  }
  if (Object.keys(data).length === 0) return { ok: false, message: 'Este backup está vazio.' };
  return { ok: true, data, exportedAt: file.data.exportedAt };
}

export interface BackupChange {
  key: string;
  /** How many lists or edited languages there are in the browser, and would be. */
  now: number;
  after: number;
  isSame: boolean;
}

/** What restoring would change, store by store; what the file does not hold stays as it is. */
export function previewRestore(current: BackupData, backup: BackupData): BackupChange[] {
  return Object.keys(backup).map((key) => ({
    key,
    now: countEntries(current[key]),
    after: countEntries(backup[key]),
    isSame: JSON.stringify(current[key]) === JSON.stringify(backup[key]),
  }));
}

function countEntries(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
