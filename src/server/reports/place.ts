import { notFound } from '../errors.ts';
import { type CampaignCall, type CampaignPlace, NO_CAMPAIGN, placeOf } from '../middleware/campaign-place.ts';
import { hasCampaign } from './imports.ts';

/** The campaign that a call names, once it is known that it is the person's own. */
export async function ownedPlace(call: CampaignCall): Promise<CampaignPlace> {
  const place = placeOf(call);
  if (!(await hasCampaign(call.var.db, place))) throw notFound(NO_CAMPAIGN);
  return place;
}
