import { PageHeader } from '#client/components/page-header.tsx';

export function AdminScreen() {
  return <PageHeader title="Painel Admin" />;
}
