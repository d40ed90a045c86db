import { Button, Stack } from '@mantine/core';
import { IconReportSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { adviceOptions } from '#client/data/dashboard-reports.ts';
import { importsOptions } from '#client/data/reports.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { paths } from '#client/paths.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { WorkbenchLayout } from '../actions/workbench-layout.tsx';
import { BasketBar } from '../actions/basket-bar.tsx';
import { useProblems } from '../study/use-problems.ts';
import { useStudy } from '../study/use-study.ts';
import { useTarget } from '../study/use-target.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { AdviceList } from './advice-list.tsx';
import { CertainNegatives } from './certain-negatives.tsx';
import { ProblemsTable } from './problems-table.tsx';

/** What the reports show besides the terms: each problem with its money and what to do. */
export function ProblemsTab() {
  return (
    <WorkbenchLayout>
      <Problems />
    </WorkbenchLayout>
  );
}

function Problems() {
  const { data, error, refetch } = useProblems();
  const { terms, updatedAt } = useWorkbench();
  const { choice, breakEven, limit, isReading } = useTarget();
  const study = useStudy(terms, String(updatedAt), {
    breakEven,
    limit,
    multiple: Number(choice.vezes),
    competitors: choice.concorrentes,
  });
  // What stands above the problems would push them down.
  const isAdvising = isFirstRead(useQuery(adviceOptions)) || isReading || study.isLoading;
  if (data === undefined && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined || isAdvising) return <Waiting message="Procurando problemas" />;
  return (
    <Stack gap="lg">
      <CertainNegatives groups={study.data?.groups ?? []} />
      <AdviceList />
      {data.length === 0 ? <NoProblem /> : <ProblemsTable problems={data} />}
      <BasketBar />
    </Stack>
  );
}

function NoProblem() {
  const { id } = useOpenCampaign();
  const { data: imports = [] } = useQuery(importsOptions(id));
  const hasReports = imports.length > 0;
  return (
    <EmptyState
      icon={IconReportSearch}
      title={hasReports ? 'Nenhum problema nos relatórios' : 'Nenhum relatório nesta campanha'}
      hint={
        <>
          Traga {hasReports && 'também '}os relatórios de palavras-chave, recursos e campanhas, com índice de
          qualidade, lance de primeira página e parcela de impressões perdidas.{' '}
          <HelpLink to="problemas">Veja como</HelpLink>
        </>
      }
      action={
        <Button component={Link} to={paths.campaignTab(id, 'relatorios')}>
          Trazer um relatório
        </Button>
      }
    />
  );
}
