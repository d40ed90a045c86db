import '@mantine/core/styles.layer.css';
import { Button } from '@mantine/core';
import { IconLinkOff, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { LogoLink } from '#client/components/logo-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { sharedReportOptions } from '#client/data/shares.ts';
import { ApiError, errorMessage } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/dates.ts';
import { paths } from '#client/paths.ts';
import { ClientReport } from './client-report.tsx';
import classes from './shared-report-screen.module.css';

/** The report that a link opens. Whoever has the link needs no account, and can change nothing. */
export function SharedReportScreen() {
  const { token = '' } = useParams();
  return (
    <main className={classes.page}>
      <PageTitle>Relatório de campanha</PageTitle>
      <SharedReport token={token} />
    </main>
  );
}

function SharedReport({ token }: { token: string }) {
  const query = useQuery(sharedReportOptions(token));
  const { error } = query;
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <LogoLink />
        <EmptyState
          isPage
          icon={IconLinkOff}
          title="Este link não abre mais"
          hint={errorMessage(error)}
          action={
            <Button component={Link} to={paths.home}>
              Ir para o início
            </Button>
          }
        />
      </>
    );
  return (
    <Loaded isPage query={query} waiting="Abrindo o relatório">
      {({ campaign, lists }) => (
        <>
          <div className={classes.bar} data-no-print>
            <p>Só leitura. Este link abre até {formatDay(campaign.expiresAt)}.</p>
            <Button variant="default" leftSection={<IconPrinter />} onClick={() => window.print()}>
              Imprimir relatório
            </Button>
          </div>
          <ClientReport campaign={campaign} lists={lists} heading="h1" />
        </>
      )}
    </Loaded>
  );
}
