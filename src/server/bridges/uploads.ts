import type * as z from 'zod/mini';
import type { fetchSchema, uploadedSchema } from '#domain/deciding/bridge/messages.ts';
import type { Transaction } from '../db/client.ts';
import { accountOf } from './receiving.ts';
import type { CallingBridge } from './script-call.ts';

interface UploadingAccount {
  userId: string;
  customerId: string;
  timeZone: string;
}

/** What another room knows of conversions. It takes long, so it is done after the call's transaction. */
export interface UploadWork {
  readUploads: (account: UploadingAccount) => Promise<object[]>;
  noteUploaded: (sent: SentUpload) => Promise<number>;
}

interface SentUpload {
  account: UploadingAccount;
  feedId: string;
  orderIds: readonly string[];
}

/** The conversions that an account's script is to give to Google, where its person lets it. */
export function handUploads({ readUploads }: UploadWork) {
  return {
    work: async (tx: Transaction, bridge: CallingBridge, { customerId }: z.output<typeof fetchSchema>) => ({
      account: await accountOf(tx, bridge, customerId),
    }),
    finish: async ({ account }: { account: UploadingAccount | null }) => ({
      uploads: account === null ? [] : await readUploads(account),
    }),
  };
}

export function keepUploaded({ noteUploaded }: UploadWork) {
  return {
    work: async (
      tx: Transaction,
      bridge: CallingBridge,
      { customerId, preview, feedId, orderIds }: z.output<typeof uploadedSchema>,
    ) => ({ account: await accountOf(tx, bridge, customerId), preview, feedId, orderIds }),
    finish: async ({
      account,
      preview,
      feedId,
      orderIds,
    }: Omit<SentUpload, 'account'> & { account: UploadingAccount | null; preview: boolean }) => ({
      kept: preview || account === null ? 0 : await noteUploaded({ account, feedId, orderIds }),
    }),
  };
}
