import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { worthiestShown } from '#domain/deciding/report-findings/saved-actions.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { dashboardReportsOptions } from '#client/data/dashboard-reports.ts';
import { ActionList } from './action-list.tsx';
import { CampaignNews } from './campaign-news.tsx';
import { NoReports } from './no-reports.tsx';

/** The three actions worth most, and what changed since the last import. */
export function ReportNews() {
  const { data, error, refetch } = useQuery(dashboardReportsOptions);
  if (data === undefined) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null;
  if (!data.hasReports) return <NoReports />;
  return (
    <Stack gap="lg" mt="lg">
      <Panel title="O que mais vale a pena fazer agora">
        <ActionList
          actions={worthiestShown(data.actions)}
          hasStudy={data.actions.length > 0}
          newest={data.changes[0] ?? null}
        />
      </Panel>
      <Panel title="Desde a última importação">
        {data.changes.length === 0 ? (
          <Text c="dimmed">
            Ainda não há dois períodos para comparar. Traga o próximo relatório com a coluna Dia.
          </Text>
        ) : (
          <Stack gap="lg">
            {data.changes.map((change) => (
              <CampaignNews key={change.campaignId} change={change} />
            ))}
          </Stack>
        )}
      </Panel>
    </Stack>
  );
}
