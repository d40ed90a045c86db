import { PageHeader } from '#client/components/page-header.tsx';

export function TemplatesScreen() {
  return <PageHeader title="Configurações Avançadas" />;
}
