import { PageHeader } from '#client/components/page-header.tsx';

export function GeneratorScreen() {
  return <PageHeader title="Gerador" />;
}
