import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#client/components/error-state.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { Panel } from '#client/components/panel.tsx';
import { adviceOptions, dashboardReportsOptions } from '#client/data/dashboard-reports.ts';
import { ActionList } from './action-list.tsx';
import { CampaignNews } from './campaign-news.tsx';
import { ChosenChanges } from './chosen-changes.tsx';
import { CampaignTable, MoneyPanel } from './money-panel.tsx';

/** The actions that gain most, and what changed since the last import. */
export function ReportsSummary() {
  const { data, error, refetch } = useQuery(dashboardReportsOptions);
  if (data === undefined) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null;
  return (
    <Stack gap="sm">
      <MoneyPanel />
      <Panel title="O que mais vale a pena fazer agora">
        <Advised />
      </Panel>
      <ChosenChanges />
      <CampaignTable />
      <Panel title="Desde a última importação" isFolded>
        {data.changes.length === 0 ? (
          <Text c="dimmed">
            Ainda não há dois períodos para comparar. Traga o próximo relatório com a coluna Dia.
          </Text>
        ) : (
          <ShowMore entries={data.changes} first={3} step={10}>
            {(shown) => (
              <Stack gap="lg">
                {shown.map((change) => (
                  <CampaignNews key={change.campaignId} change={change} />
                ))}
              </Stack>
            )}
          </ShowMore>
        )}
      </Panel>
    </Stack>
  );
}

/** It is computed from the rows of all reports, so the rest does not wait for it. */
function Advised() {
  const { data, error, refetch } = useQuery(adviceOptions);
  if (data !== undefined) return <ActionList actions={data} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <Waiting message="Somando os relatórios" />
  );
}
