import { IconReportAnalytics } from '@tabler/icons-react';
import { EmptyState } from '#client/components/empty-state.tsx';

/** What an account without reports would see here, and how it gets there. */
export function NoReports() {
  return (
    <EmptyState
      icon={IconReportAnalytics}
      title="Seus resultados aparecem aqui"
      hint="Traga os relatórios que você baixa do Google Ads, com o botão no alto da tela, e veja o lucro, o que mudou e o que mais vale a pena fazer."
    />
  );
}
