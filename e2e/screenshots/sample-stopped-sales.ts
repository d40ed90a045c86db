import { randomUUID } from 'node:crypto';
import type { Connection } from '#server/db/client.ts';
import { networkOrders, salesSources } from '#server/db/schema/sales.ts';

const HOUR_MS = 3_600_000;
const SALES = 90;

/** Connects Hotmart, which told three sales a day until five days ago, and none since. */
export async function fillStoppedSales({ db }: Connection, userId: string): Promise<void> {
  const soldAt = (index: number) => new Date(Date.now() - (5 * 24 + index * 8) * HOUR_MS);
  const last = soldAt(0);
  const [source] = await db
    .insert(salesSources)
    .values({
      userId, network: 'hotmart', name: 'Hotmart', secretHash: randomUUID(),
      createdAt: soldAt(SALES), lastReceivedAt: last, lastSaleAt: last,
    })
    .returning();
  await db.insert(networkOrders).values(
    Array.from({ length: SALES }, (_, index) => ({
      userId, network: 'hotmart', orderId: `HP${2_048_200 + index}`, sourceId: source?.id ?? null,
      status: 'approved' as const, soldAt: soldAt(index), product: 'FitMax', currency: 'BRL',
      amountMicros: 497_000_000, commissionMicros: 197_000_000, subIds: [], payments: [],
    })),
  );
}
