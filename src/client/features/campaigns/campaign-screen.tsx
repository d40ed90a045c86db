import { PageHeader } from '#client/components/page-header.tsx';

export function CampaignScreen() {
  return <PageHeader title="Campanha" />;
}
