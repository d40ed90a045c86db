import * as z from 'zod/mini';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { savedListsSchema } from './saved-lists.ts';
import { savedListsKey } from './store-keys.ts';
import { templateStores } from './templates.ts';

/** Every browser store of the product, with its storage key and schema. */
export const backedUpStores: readonly { key: string; schema: z.ZodMiniType }[] = [
  ...Object.values(templateStores),
  ...assetTypes.map((kind) => ({ key: savedListsKey(kind), schema: savedListsSchema })),
];

/** Values by storage key. An absent key means that the person never changed the defaults. */
export type BackupData = Readonly<Record<string, unknown>>;

const fileSchema = z.object({
  app: z.literal('faisca'),
  version: z.literal(1),
  exportedAt: z.iso.datetime({ offset: true }),
  data: z.record(z.string(), z.unknown()),
});

export type BackupRead = { ok: true; data: BackupData; exportedAt: string } | { ok: false; message: string };

/** Formats the backup file. */
export function writeBackup(data: BackupData, exportedAt: string): string {
  return JSON.stringify({ app: 'faisca', version: 1, exportedAt, data }, null, 2);
}

/**
 * Reads the stores of a backup file and checks their shapes. If it cannot be used, returns the reason.
 * Unknown keys are ignored.
 */
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
  /** The number of lists or edited languages in the browser, before and after. */
  now: number;
  after: number;
  isSame: boolean;
}

/**
 * The changes that restoring would make, store by store. Stores that the file does not contain stay
 * unchanged.
 */
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
