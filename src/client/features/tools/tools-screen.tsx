import { PageHeader } from '#client/components/page-header.tsx';

export function ToolsScreen() {
  return <PageHeader title="Ferramentas" />;
}
