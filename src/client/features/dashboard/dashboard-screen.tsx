import { PageHeader } from '#client/components/page-header.tsx';

export function DashboardScreen() {
  return <PageHeader title="Dashboard" />;
}
