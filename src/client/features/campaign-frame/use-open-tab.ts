import { useMatch } from 'react-router';
import { type CampaignStage, campaignStages, type CampaignTab, campaignTabs } from '#client/paths.ts';

/** The open tab, null for the first one, and its stage. A page that belongs to no stage is reached from the first. */
export function useOpenTab(): { tab: CampaignTab | null; stage: CampaignStage } {
  const name = useMatch('/campaign/:id/:tab')?.params.tab;
  const tab = campaignTabs.find((each) => each === name) ?? null;
  const stage = campaignStages.find(({ tabs }) => (tabs as readonly (CampaignTab | null)[]).includes(tab)); // their common type
  return { tab, stage: stage?.id ?? 'montar' };
}
