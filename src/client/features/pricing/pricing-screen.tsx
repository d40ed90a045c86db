import { PageHeader } from '#client/components/page-header.tsx';

export function PricingScreen() {
  return <PageHeader title="Planos" />;
}
