import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { SentSale } from '#domain/measuring/reports/sales/stored-sale.ts';
import type { KnownCampaign } from '#domain/measuring/reports/account-files.ts';
import type { StoredIdea } from '#domain/measuring/reports/keyword-ideas.ts';
import type { KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import type { LastRows, NewImport, SentRow } from '#domain/measuring/reports/stored-schema.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import type { StoredImport, StoredTerms } from '#domain/measuring/reports/stored.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { whileStale } from '#client/lib/while-stale.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { randomUuid } from '#client/lib/uuid.ts';

const reports = api.campaigns[':id'].reports;
const accountReports = api.reports;

export function importsOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['reports', campaignId, 'imports'],
    queryFn: () => read<StoredImport[]>(reports.$get({ param: { id: campaignId } })),
  });
}

/** The files of the whole account. */
export const accountImportsOptions = queryOptions({
  queryKey: ['reports', 'account', 'imports'],
  queryFn: () => read<StoredImport[]>(accountReports.$get()),
});

/** The keywords of the planner's files. */
export const ideasOptions = queryOptions({
  queryKey: ['reports', 'account', 'ideas'],
  queryFn: async () => (await read<{ ideas: StoredIdea[] }>(accountReports.ideas.$get())).ideas,
});

/** The person's campaigns with their names in Google Ads. They are read again for each drop of files. */
export function readKnownCampaigns(): Promise<KnownCampaign[]> {
  return read(accountReports.campaigns.$get());
}

/** @param days those that are asked for; without them, all. */
export function termsOptions(campaignId: string, days?: Period) {
  const sent = { param: { id: campaignId }, query: { ...days } };
  return queryOptions({
    queryKey: ['reports', campaignId, 'terms', ...(days ? [days.start, days.end] : [])],
    queryFn: () => read<StoredTerms & { kept?: KeptMark }>(api.campaigns[':id'].terms.$get(sent)),
    refetchInterval: whileStale,
  });
}

/** Reads the data again that an import changes: the campaign's reports, the comparison and the dashboard's news. */
export function useRefreshReports(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['reports'] });
}

/**
 * Opens an import. The same file again gives the import that it has, with the number of rows received.
 * @param campaignId null for a file of the whole account.
 */
export function openImport(campaignId: string | null, json: NewImport): Promise<StoredImport> {
  const intent = { headers: { 'Idempotency-Key': randomUuid() } };
  return read(
    campaignId === null
      ? accountReports.$post({ json }, intent)
      : reports.$post({ param: { id: campaignId }, json }, intent),
  );
}

/** An import with the campaign that it is of. */
interface ImportRef {
  campaignId: string | null;
  importId: string;
}

/** @param key the same for each attempt to send the same part. */
export function sendRows(
  { campaignId, importId }: ImportRef,
  json: { from: number; rows: SentRow[] },
  key: string,
): Promise<{ received: number }> {
  const intent = { headers: { 'Idempotency-Key': key } };
  return read(
    campaignId === null
      ? accountReports[':importId'].rows.$post({ param: { importId }, json }, intent)
      : reports[':importId'].rows.$post({ param: { id: campaignId, importId }, json }, intent),
  );
}

/** The same for sales. */
export function sendSales(
  { campaignId, importId }: ImportRef,
  json: { from: number; rows: SentSale[] },
  key: string,
): Promise<{ received: number }> {
  const intent = { headers: { 'Idempotency-Key': key } };
  return read(
    campaignId === null
      ? accountReports[':importId'].sales.$post({ param: { importId }, json }, intent)
      : reports[':importId'].sales.$post({ param: { id: campaignId, importId }, json }, intent),
  );
}

/** Sends the last rows of the imports of one file, with which all of them count. */
export function sendLastRows(imports: LastRows, key: string): Promise<unknown> {
  return read(
    accountReports['last-rows'].$post({ json: { imports } }, { headers: { 'Idempotency-Key': key } }),
  );
}

/** Makes a campaign that a report names and that is not here yet. */
export function createCampaignNamed(name: string): Promise<{ id: string }> {
  const intent = { headers: { 'Idempotency-Key': randomUuid() } };
  return read(api.campaigns.$post({ json: { name } }, intent));
}

/** Takes back a campaign that was made for a report that did not arrive. */
export function deleteCampaign(id: string): Promise<unknown> {
  const intent = { headers: { 'Idempotency-Key': randomUuid() } };
  return read(api.campaigns[':id'].$delete({ param: { id } }, intent));
}

export function deleteImport({ campaignId, importId }: ImportRef): Promise<unknown> {
  const intent = { headers: { 'Idempotency-Key': randomUuid() } };
  return read(
    campaignId === null
      ? accountReports[':importId'].$delete({ param: { importId } }, intent)
      : reports[':importId'].$delete({ param: { id: campaignId, importId } }, intent),
  );
}

export function useDeleteImport(campaignId: string | null, onDone: () => void) {
  const refresh = useRefreshReports();
  return useWrite({
    what: 'a exclusão do relatório',
    write: (importId: string) => deleteImport({ campaignId, importId }),
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
