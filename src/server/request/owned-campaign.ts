import { type CampaignRef, hasCampaign } from '../db/campaign-ref.ts';
import type { UserEnv } from './context.ts';
import { notFound } from './errors.ts';
import { uuidParam } from './uuid-param.ts';

export const NO_CAMPAIGN = 'Campanha não encontrada.';

/** The part of a context that names a campaign. Each route has its own type of context. */
export interface CampaignCall {
  req: { param: (name: 'id') => string };
  var: UserEnv['Variables'];
}

/** The campaign that a call names, with the person who calls. */
export function campaignOf({ req, var: { user } }: CampaignCall): CampaignRef {
  return { userId: user.id, campaignId: uuidParam(req.param('id'), NO_CAMPAIGN) };
}

/** The same, after checking that it belongs to the person. */
export async function ownedCampaign(call: CampaignCall): Promise<CampaignRef> {
  const ref = campaignOf(call);
  if (!(await hasCampaign(call.var.db, ref))) throw notFound(NO_CAMPAIGN);
  return ref;
}
