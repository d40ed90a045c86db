import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { SentSale } from '#domain/measuring/reports/sales/stored-sale.ts';
import type { NewImport, SentRow } from '#domain/measuring/reports/stored-schema.ts';
import type { StoredImport, StoredTerms } from '#domain/measuring/reports/stored.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { randomUuid } from '#client/lib/uuid.ts';

const reports = api.campaigns[':id'].reports;

export function importsOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['reports', campaignId, 'imports'],
    queryFn: () => read<StoredImport[]>(reports.$get({ param: { id: encodeURIComponent(campaignId) } })),
  });
}

export function termsOptions(campaignId: string) {
  const param = { id: encodeURIComponent(campaignId) };
  return queryOptions({
    queryKey: ['reports', campaignId, 'terms'],
    queryFn: () => read<StoredTerms>(api.campaigns[':id'].terms.$get({ param })),
  });
}

/** Reads again what an import changed: the campaign's reports, the comparison and the dashboard's news. */
export function useRefreshReports(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['reports'] });
}

/** Opens an import. The same file again gives the import that it has, with the number of rows received. */
export function openImport(campaignId: string, json: NewImport): Promise<StoredImport> {
  const headers = { 'Idempotency-Key': randomUuid() };
  return read(reports.$post({ param: { id: campaignId }, json }, { headers }));
}

/** @param key the same for each attempt to send the same part. */
export function sendRows(
  { campaignId, importId }: { campaignId: string; importId: string },
  json: { from: number; rows: SentRow[] },
  key: string,
): Promise<{ received: number }> {
  const headers = { 'Idempotency-Key': key };
  const param = { id: campaignId, importId };
  return read(reports[':importId'].rows.$post({ param, json }, { headers }));
}

/** The same for sales. */
export function sendSales(
  { campaignId, importId }: { campaignId: string; importId: string },
  json: { from: number; rows: SentSale[] },
  key: string,
): Promise<{ received: number }> {
  const headers = { 'Idempotency-Key': key };
  const param = { id: campaignId, importId };
  return read(reports[':importId'].sales.$post({ param, json }, { headers }));
}

export function useDeleteImport(campaignId: string, onDone: () => void) {
  const refresh = useRefreshReports();
  return useWrite({
    write: (importId: string, intent) =>
      read(reports[':importId'].$delete({ param: { id: campaignId, importId } }, intent)),
    onSuccess: () => {
      onDone();
      return refresh();
    },
    onError: (error) => {
      notifyFailure('Erro ao excluir o relatório', error);
      void refresh(); // it may have been deleted elsewhere
    },
  });
}
