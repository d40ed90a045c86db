import { Button } from '@mantine/core';
import { IconReportAnalytics } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { paths } from '#client/paths.ts';

/** What an account without reports would see here, and how it gets there. In a wide window the button is in the head. */
export function NoReports() {
  return (
    <EmptyState
      icon={IconReportAnalytics}
      title="Seus resultados aparecem aqui"
      hint="Traga os relatórios que você baixa do Google Ads e veja o lucro, o que mudou e o que mais vale a pena fazer."
      action={
        <Button component={Link} to={paths.reports} variant="default" hiddenFrom="sm">
          Trazer relatórios
        </Button>
      }
    />
  );
}
