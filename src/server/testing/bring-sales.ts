import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SentSale } from '#domain/measuring/reports/sales/stored-sale.ts';
import type { StoredImport } from '#domain/measuring/reports/stored.ts';
import type { createTestApp, Person } from './test-app.ts';

export interface FiledSale {
  orderId: string;
  /** A day, a local time or an instant. */
  soldAt: string;
  /** In units of the currency. */
  commission: number;
  status?: SentSale[2];
  currency?: string;
  gclid?: string;
  subIds?: SentSale[10];
}

/** Brings a network's file of sales to the whole account. */
export async function bringSales(
  request: ReturnType<typeof createTestApp>['request'],
  { cookie }: Person,
  sales: readonly FiledSale[],
): Promise<void> {
  const days = sales.map(({ soldAt }) => soldAt.slice(0, 10)).sort();
  const body = {
    fileName: 'vendas.csv',
    fileHash: randomUUID().replaceAll('-', '').padEnd(64, '0'),
    type: 'sales',
    language: 'pt',
    currency: 'BRL',
    periodStart: days[0],
    periodEnd: days.at(-1),
    byDay: true,
    totals: { impressions: null, clicks: null, cost: null, conversions: null },
    warnings: [],
    rowCount: sales.length,
  };
  const opened = await request('POST', '/api/reports', { cookie, body });
  expect(opened.status).toBe(201);
  const { id } = (await opened.json()) as StoredImport; // the type that the route declares
  const rows = sales.map(({ orderId, soldAt, commission, status, currency, gclid, subIds }): SentSale => {
    const value = Math.round(commission * 1e6);
    const sold = [
      orderId,
      soldAt,
      status ?? 'approved',
      'Vita',
      null,
      value,
      currency ?? 'BRL',
      null,
    ] as const;
    return [...sold, gclid ?? null, null, subIds ?? [], ''];
  });
  const answer = await request('POST', `/api/reports/${id}/sales`, { cookie, body: { from: 0, rows } });
  expect(answer.status).toBe(200);
}
