import type { UserEnv } from './context.ts';
import { uuidParam } from './uuid-param.ts';

export const NO_CAMPAIGN = 'Campanha não encontrada.';

/** A campaign, with the person who must own it. */
export interface CampaignRef {
  userId: string;
  campaignId: string;
}

/** The part of a context that names a campaign. Each route has its own type of context. */
export interface CampaignCall {
  req: { param: (name: 'id') => string };
  var: UserEnv['Variables'];
}

/** The campaign that a call names, with the person who calls. */
export function campaignOf({ req, var: { user } }: CampaignCall): CampaignRef {
  return { userId: user.id, campaignId: uuidParam(req.param('id'), NO_CAMPAIGN) };
}
