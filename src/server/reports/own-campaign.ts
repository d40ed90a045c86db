import { notFound } from '../request/errors.ts';
import { type CampaignCall, type CampaignRef, NO_CAMPAIGN, campaignOf } from '../request/owned-campaign.ts';
import { hasCampaign } from '../db/has-campaign.ts';

/** The campaign that a call names, after checking that it belongs to the person. */
export async function ownedCampaign(call: CampaignCall): Promise<CampaignRef> {
  const ref = campaignOf(call);
  if (!(await hasCampaign(call.var.db, ref))) throw notFound(NO_CAMPAIGN);
  return ref;
}
