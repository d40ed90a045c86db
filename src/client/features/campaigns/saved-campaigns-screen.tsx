import { PageHeader } from '#client/components/page-header.tsx';

export function SavedCampaignsScreen() {
  return <PageHeader title="Campanhas salvas" />;
}
