import { Button, Stack } from '@mantine/core';
import { IconReportSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { HelpLink } from '#client/parts/help-link.tsx';
import { paths } from '#client/paths.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { WorkbenchLayout } from '../actions/workbench-layout.tsx';
import { BlockedSellersPanel } from './blocked-sellers-panel.tsx';
import { TermsStudy } from './terms-study.tsx';

/** The search terms with their costs, and the actions on them. */
export function TermsTab() {
  return (
    <WorkbenchLayout>
      <Terms />
    </WorkbenchLayout>
  );
}

function Terms() {
  const { id } = useOpenCampaign();
  const { terms, negatives, period } = useWorkbench();
  if (terms.length === 0 || period === null) return <NoTerms id={id} />;
  return (
    <Stack gap="sm">
      <BlockedSellersPanel terms={terms} negatives={negatives} />
      <TermsStudy imported={period} />
    </Stack>
  );
}

function NoTerms({ id }: { id: string }) {
  return (
    <EmptyState
      icon={IconReportSearch}
      title="Nenhum termo de pesquisa com cliques"
      hint={
        <>
          No Google Ads, abra Insights e relatórios &gt; Termos de pesquisa, escolha 90 dias ou mais, baixe em
          CSV e traga para a aba Relatórios. <HelpLink to="relatorios">Veja como</HelpLink>
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
