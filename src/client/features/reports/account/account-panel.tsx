import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { type AccountTable, withKnownSales } from '#domain/deciding/advice/account-table.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { WaitingPanel } from '#client/components/waiting.tsx';
import { accountTableOptions } from '#client/data/profit.ts';
import { ideasOptions } from '#client/data/reports.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { countText } from '#client/lib/count-text.ts';
import { KeptNote } from '#client/parts/kept-note.tsx';
import { AccountTotals } from './account-totals.tsx';
import { BrandTable } from './brand-table.tsx';
import { CampaignsTable } from './campaigns-table.tsx';
import { DoubtfulTable } from './doubtful-table.tsx';
import { IdeasTable } from './ideas-table.tsx';
import { SharedTable } from './shared-table.tsx';

const parts = ['campanhas', 'marca', 'repetidos', 'pedidos', 'ideias'] as const;
type Part = (typeof parts)[number];

const labels: Record<Part, string> = {
  campanhas: 'Campanhas',
  marca: 'Marca e genérica',
  repetidos: 'Em várias',
  pedidos: 'Pedidos',
  ideias: 'Ideias',
};

/** The account as a whole: its totals, its campaigns side by side, and what they share. */
export function AccountPanel() {
  const { data, error, refetch, isFetching } = useQuery(accountTableOptions);
  const reading = useQuery(ideasOptions);
  const ideas = reading.data ?? [];
  const [params, setParams] = useSearchParams();
  const hasReports = (data?.campaigns.length ?? 0) > 0;
  // Beside ideas alone, the table of files that were just stored is on its way.
  const isSumming = isFetching && !hasReports && ideas.length > 0;
  // A large table is drawn in steps, between which the page answers.
  const isWaiting = useDeferredValue(data === undefined || isFirstRead(reading) || isSumming);
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined || isWaiting) return <WaitingPanel h={200} message="Somando a conta" />;
  if (!hasReports && ideas.length === 0) return null;
  const offered = parts.filter((each) => (each === 'ideias' ? ideas.length > 0 : hasReports));
  const wantedPart = params.get('conta');
  const part = offered.find((each) => each === wantedPart) ?? offered[0] ?? 'campanhas';
  return (
    <Panel title="A conta">
      <Stack>
        <KeptNote kept={data.kept} />
        <AccountTotals table={data} />
        <SegmentedControl
          aria-label="O que ver da conta"
          data={offered.map((value) => ({ value, label: labels[value] }))}
          value={part}
          onChange={(value) => setParams({ conta: value }, { replace: true, preventScrollReset: true })}
        />
        {part === 'ideias' ? (
          <IdeasTable ideas={ideas} earned={data.campaigns} />
        ) : (
          <PartOf part={part} table={data} />
        )}
      </Stack>
    </Panel>
  );
}

function PartOf({ part, table }: { part: Exclude<Part, 'ideias'>; table: AccountTable }) {
  const names = new Map(table.campaigns.map(({ id, name }) => [id, name]));
  if (part === 'campanhas') return <CampaignsTable table={table} />;
  if (part === 'marca') return <BrandTable table={table} />;
  if (part === 'repetidos')
    return <SharedTable shared={table.shared} names={names} sold={withKnownSales(table)} />;
  const { unassigned, contested, doubtful } = table;
  if (unassigned + contested === 0)
    return <Text c="dimmed">Cada pedido tem a sua campanha: nenhum está em dúvida.</Text>;
  return (
    <Stack gap="xs">
      <Text size="sm">
        {[
          ...(unassigned > 0
            ? [countText(unassigned, 'pedido não diz a campanha', 'pedidos não dizem a campanha')]
            : []),
          ...(contested > 0
            ? [countText(contested, 'pedido combina com mais de uma', 'pedidos combinam com mais de uma')]
            : []),
        ].join(' e ')}
        . Cada um conta em uma só, dividido pelas conversões do Google. Para o próximo trazer a prova, ponha
        {' {campaignid} '}no sufixo da URL final.
      </Text>
      <DoubtfulTable doubtful={doubtful} names={names} />
    </Stack>
  );
}
