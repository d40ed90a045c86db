import type { UserEnv } from '../context.ts';
import { notFound } from '../errors.ts';
import { uuidParam } from '../middleware/uuid-param.ts';
import { hasCampaign, type ImportPlace } from './imports.ts';

const NO_CAMPAIGN = 'Campanha não encontrada.';

interface Call {
  req: { param: (name: 'id') => string };
  var: UserEnv['Variables'];
}

/** The campaign that a call names, with the person who calls. */
export function placeOf({ req, var: { user } }: Call): ImportPlace {
  return { userId: user.id, campaignId: uuidParam(req.param('id'), NO_CAMPAIGN) };
}

/** The same, once it is known that the campaign is the person's own. */
export async function ownedPlace(call: Call): Promise<ImportPlace> {
  const place = placeOf(call);
  if (!(await hasCampaign(call.var.db, place))) throw notFound(NO_CAMPAIGN);
  return place;
}
