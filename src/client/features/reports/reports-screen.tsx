import { Button, Stack, TextInput } from '@mantine/core';
import { IconFolderOff, IconScale, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router';
import { initialCampaignView, viewCampaigns } from '#domain/making/campaign/campaign-list.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { FailedRead, Loaded } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { paths } from '#client/paths.ts';
import { RowsSkeleton } from '#client/parts/campaign/list-skeleton.tsx';
import { accountTableOptions } from '#client/data/profit.ts';
import { accountImportsOptions, ideasOptions } from '#client/data/reports.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { AccountPanel } from './account/account-panel.tsx';
import { DoorPanel } from './door/door-panel.tsx';
import { ImportList } from './import-list.tsx';
import { ReportsToBring } from './reports-to-bring.tsx';
import { CampaignReportLinks } from './campaign-report-links.tsx';

/** Number of campaigns from which they can be searched. */
const SEARCH_FROM = 8;

/** The door for the files of the whole account, and below it each campaign with what its reports say. */
export function ReportsScreen() {
  const campaigns = useQuery(campaignsOptions);
  const table = useQuery(accountTableOptions);
  const files = useQuery(accountImportsOptions);
  const ideas = useQuery(ideasOptions);
  const hasNothing = table.data?.campaigns.length === 0 && files.data?.length === 0;
  // Whatever comes later would push what stands below it. So much at once is drawn in steps, between which the page answers.
  const isReady = useDeferredValue(!isFirstRead(table) && !isFirstRead(files) && !isFirstRead(ideas));
  return (
    <>
      <PageHeader
        title="Relatórios"
        subtitle="Traga os relatórios que você baixa do Google Ads e veja o que gasta sem vender. Não é preciso conectar a conta."
        actions={
          (campaigns.data?.length ?? 0) > 1 && (
            <Button component={Link} to={paths.compare} variant="default" leftSection={<IconScale />}>
              Comparar campanhas
            </Button>
          )
        }
      />
      <Loaded query={campaigns} waiting={<RowsSkeleton />}>
        {(all) => (
          <Stack gap="lg">
            <DoorPanel />
            <AccountPanel />
            {isReady && (
              <>
                {hasNothing && <ReportsToBring />}
                {all.length > 0 && <Rows campaigns={all} />}
                <AccountFiles />
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function Rows({ campaigns }: { campaigns: readonly CampaignSummary[] }) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = viewCampaigns(campaigns, { ...initialCampaignView, search: useDeferredValue(search) });
  return (
    <Stack gap="sm">
      {campaigns.length >= SEARCH_FROM && (
        <TextInput
          ref={field}
          aria-label="Buscar campanhas"
          enterKeyHint="search"
          placeholder="Buscar por nome ou anotações"
          leftSection={<IconSearch />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && (
        <EmptyState
          icon={IconFolderOff}
          title="Nenhuma campanha encontrada"
          hint="Nenhuma das suas campanhas combina com a busca."
          action={
            <Button
              variant="default"
              onClick={() => {
                setSearch('');
                field.current?.focus();
              }}
            >
              Limpar busca
            </Button>
          }
        />
      )}
      <ShowMore entries={found} step={24}>
        {(shown) => shown.map((campaign) => <CampaignReportLinks key={campaign.id} campaign={campaign} />)}
      </ShowMore>
    </Stack>
  );
}

/** The stored files that belong to no campaign alone. */
function AccountFiles() {
  const files = useQuery(accountImportsOptions);
  const { data: imports = [] } = files;
  if (imports.length === 0) return <FailedRead query={files} />;
  return (
    <Panel title="Arquivos de toda a conta">
      <ImportList campaignId={null} imports={imports} />
    </Panel>
  );
}
