import type * as z from 'zod/mini';
import type { fetchSchema, uploadedSchema } from '#domain/deciding/bridge/messages.ts';
import type { Database, Transaction } from '../db/client.ts';
import { accountOf } from './receiving.ts';
import type { CallingBridge } from './script-call.ts';

interface UploadingAccount {
  userId: string;
  customerId: string;
  timeZone: string;
}

/** What another room knows of conversions. */
export interface UploadWork {
  readUploads: (db: Database, account: UploadingAccount) => Promise<object[]>;
  noteUploaded: (
    db: Database,
    account: UploadingAccount,
    sent: { feedId: string; orderIds: readonly string[] },
  ) => Promise<number>;
}

/** The conversions that an account's script is to give to Google, where its person lets it. */
export async function handUploads(
  tx: Transaction,
  bridge: CallingBridge,
  { customerId }: z.output<typeof fetchSchema>,
  { readUploads }: UploadWork,
) {
  const account = await accountOf(tx, bridge, customerId);
  return { uploads: account === null ? [] : await readUploads(tx, account) };
}

export async function keepUploaded(
  tx: Transaction,
  bridge: CallingBridge,
  { customerId, preview, feedId, orderIds }: z.output<typeof uploadedSchema>,
  { noteUploaded }: UploadWork,
) {
  const account = await accountOf(tx, bridge, customerId);
  if (preview || account === null) return { kept: 0 };
  return { kept: await noteUploaded(tx, account, { feedId, orderIds }) };
}
