import { Button, Center, Loader, Stack } from '@mantine/core';
import { IconReportSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Term } from '#domain/search-terms/term.ts';
import type { StoredTerms } from '#domain/reports/stored.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { importsOptions, termsOptions } from '#client/data/reports.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { paths } from '#client/paths.ts';
import { useOpenCampaign } from '../../open-campaign.ts';
import { BlockedSellersPanel } from './blocked-sellers-panel.tsx';
import { TermsStudy } from './terms-study.tsx';

/** What people searched, what it cost, and what may be blocked. */
export function TermsTab() {
  const campaign = useOpenCampaign();
  const stored = useQuery(termsOptions(campaign.id));
  const imports = useQuery(importsOptions(campaign.id));
  const terms = useMemo(() => stored.data?.terms.map(toTerm) ?? [], [stored.data]);
  const error = stored.error ?? imports.error;
  if (stored.data === undefined || imports.data === undefined) {
    if (!error) {
      return (
        <Center py="xl">
          <Loader aria-label="Somando os termos" />
        </Center>
      );
    }
    return (
      <ErrorState error={error} onRetry={() => void Promise.all([stored.refetch(), imports.refetch()])} />
    );
  }
  if (terms.length === 0) return <NoTerms id={campaign.id} />;
  const currency = imports.data.find((each) => each.currency !== null)?.currency ?? campaign.currency;
  const hidden = stored.data.all - terms.length;
  return (
    <Stack gap="lg">
      <BlockedSellersPanel terms={terms} negatives={stored.data.negatives} />
      <TermsStudy terms={terms} hidden={hidden} currency={currency} updatedAt={stored.dataUpdatedAt} />
    </Stack>
  );
}

function toTerm([
  text,
  campaign,
  adGroup,
  impressions,
  clicks,
  costMicros,
  conversions,
]: StoredTerms['terms'][number]): Term {
  return { text, campaign, adGroup, impressions, clicks, costMicros, conversions };
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
        <Button component={Link} to={paths.campaignTab(id, 'relatorios')} mt="xs">
          Trazer um relatório
        </Button>
      }
    />
  );
}
