import { createContext, useContext } from 'react';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';

/** The campaign whose page is open, for its tabs. */
export const OpenCampaign = createContext<CampaignDetail | null>(null);

export function useOpenCampaign(): CampaignDetail {
  const campaign = useContext(OpenCampaign);
  if (campaign === null) throw new Error("a campaign's tabs stand inside its page");
  return campaign;
}
