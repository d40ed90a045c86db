import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CampaignChange } from '#domain/deciding/comparison/changes.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { Panel } from '#client/components/panel.tsx';
import { adviceOptions, dashboardReportsOptions } from '#client/data/dashboard-reports.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { ActionList } from './action-list.tsx';
import { CampaignNews } from './campaign-news.tsx';
import { ChosenChanges } from './chosen-changes.tsx';
import { CampaignTable, MoneyPanel, useMoney } from './money-panel.tsx';

/** The actions that gain most, and what changed since the last import. What is still read stands last, so that it pushes nothing. */
export function ReportsSummary() {
  const reports = useQuery(dashboardReportsOptions);
  const { isCounting } = useMoney();
  const isAdvising = isFirstRead(useQuery(adviceOptions));
  const isWaiting = isCounting || isAdvising;
  return (
    <Loaded query={reports} waiting="Somando os relatórios">
      {({ changes }) => (
        <Stack gap="sm" data-waiting={isWaiting || undefined}>
          <MoneyPanel />
          {!isCounting && (
            <Panel title="O que mais vale a pena fazer agora">
              <Advised />
            </Panel>
          )}
          {!isWaiting && <Rest changes={changes} />}
        </Stack>
      )}
    </Loaded>
  );
}

function Rest({ changes }: { changes: readonly CampaignChange[] }) {
  return (
    <>
      <ChosenChanges />
      <CampaignTable />
      <Panel title="Desde a última importação" isFolded>
        {changes.length === 0 ? (
          <Text c="dimmed">
            Ainda não há dois períodos para comparar. Traga o próximo relatório com a coluna Dia.
          </Text>
        ) : (
          <ShowMore entries={changes} first={3} step={10}>
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
    </>
  );
}

function Advised() {
  return (
    <Loaded query={useQuery(adviceOptions)} waiting="Somando os relatórios">
      {(actions) => <ActionList actions={actions} />}
    </Loaded>
  );
}
