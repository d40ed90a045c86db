import { Button, Stack } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { countedTwice, countOrders, type StoredProfit } from '#domain/measuring/profit/profit.ts';
import { areSalesKnown } from '#domain/measuring/profit/reported-parts.ts';
import type { KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { sourcesOptions } from '#client/data/connections.ts';
import { profitOptions } from '#client/data/profit.ts';
import { signalsOptions } from '#client/data/report-findings.ts';
import { changesOptions, resultsOptions } from '#client/data/results.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { KeptNote } from '#client/parts/kept-note.tsx';
import { LiveSales } from '#client/parts/live-sales.tsx';
import { paths } from '#client/paths.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { DaysPanel } from './days/days-panel.tsx';
import { JoinedPanel } from './joined-panel.tsx';
import { LeftOutAlerts } from './left-out-alerts.tsx';
import { OfflinePanel } from './offline-panel.tsx';
import { ProfitFigures } from './profit-figures.tsx';
import { ProfitLevels } from './profit-levels.tsx';
import { RatesPanel } from './rates-panel.tsx';

const WAITING = 'Somando custos e vendas';

/** The income from the networks' sales, compared with the costs in the reports. */
export function ProfitTab() {
  const { id } = useOpenCampaign();
  const profit = useQuery(profitOptions(id));
  const above = useQueries({
    queries: [sourcesOptions, resultsOptions([id]), changesOptions(id), signalsOptions(id)],
  });
  if (above.some(isFirstRead)) return <Waiting message={WAITING} />; // it would push down the rest
  return (
    <Loaded query={profit} waiting={WAITING}>
      {(data) => <Profit id={id} data={data} />}
    </Loaded>
  );
}

function Profit({ id, data }: { id: string; data: StoredProfit & { kept?: KeptMark } }) {
  const { total, levels } = data;
  const { data: results } = useQuery(resultsOptions([id]));
  const missing = missingOf(data, results?.some(({ sold }) => sold !== null) ?? false);
  const hasSales = countOrders(total) > 0;
  const areKnown = areSalesKnown(countedTwice(total), hasSales);
  return (
    <Stack gap="lg">
      <KeptNote kept={data.kept} />
      <LiveSales />
      {missing && <Missing id={id} {...missing} />}
      {total.period !== null && !hasSales && <DaysPanel id={id} />}
      {total.period !== null && hasSales && (
        <>
          <DaysPanel id={id} />
          {areKnown && <ProfitFigures total={total} />}
          <LeftOutAlerts total={total} />
          {areKnown && (
            <>
              <ProfitLevels id={id} levels={levels} currency={total.currency} />
              <JoinedPanel id={id} total={total} />
            </>
          )}
        </>
      )}
      {hasSales && (
        <>
          <RatesPanel to={total.currency} missing={total.left.noRate} />
          <OfflinePanel id={id} />
        </>
      )}
    </Stack>
  );
}

/** The file to import next; null when costs and sales are here. */
function missingOf(data: StoredProfit, isKnown: boolean): { title: string; hint: string } | null {
  const hasCosts = data.total.period !== null;
  const hasSales = countOrders(data.total) > 0;
  if (hasCosts && hasSales) return null;
  if (hasCosts && isKnown) {
    return {
      title: 'Nenhuma venda desta campanha',
      hint: 'As redes trouxeram vendas da conta, e nenhuma é daqui. Se alguma for, o arquivo ou o link do anúncio precisa dizer de qual campanha ela é.',
    };
  }
  if (hasCosts) {
    return {
      title: 'Faltam as vendas',
      hint: 'Baixe o CSV de vendas da sua rede (BuyGoods, ClickBank, Hotmart, Monetizze, Digistore24 ou outra) e traga para a aba Relatórios.',
    };
  }
  if (hasSales) {
    return {
      title: 'Falta o custo',
      hint: 'Traga um relatório do Google Ads dos mesmos dias. O de palavras-chave mostra o lucro de cada uma.',
    };
  }
  return {
    title: 'Lucro de verdade, sem adivinhar',
    hint: 'Traga um relatório do Google Ads e o CSV de vendas da sua rede. Aqui você vê o que sobra em cada campanha, grupo, palavra e termo.',
  };
}

function Missing({ id, title, hint }: { id: string; title: string; hint: string }) {
  return (
    <EmptyState
      icon={IconCoins}
      title={title}
      hint={
        <>
          {hint} <HelpLink to="lucro">Veja como</HelpLink>
        </>
      }
      action={
        <Button component={Link} to={paths.campaignTab(id, 'relatorios')}>
          Trazer arquivos
        </Button>
      }
    />
  );
}
