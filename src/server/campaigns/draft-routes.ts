import { Hono } from 'hono';
import { draftChangesSchema, type StoredDraft } from '#domain/making/structure/draft.ts';
import type { AppEnv, Deps, UserEnv } from '../request/context.ts';
import { AppError, notFound, tooLarge } from '../request/errors.ts';
import { answerJson } from '../middleware/compression.ts';
import { NO_CAMPAIGN, campaignOf } from '../request/owned-campaign.ts';
import { uuidOrNull } from '../request/uuid-param.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { validate } from '../middleware/validate.ts';
import { prepareGuardedRead } from '../session/guarded-read.ts';
import { tooManyCampaigns } from './messages.ts';
import { readDraft } from './draft-reads.ts';
import { saveDraft } from './draft-writes.ts';

const draftFailures = {
  no_campaign: () => notFound(NO_CAMPAIGN),
  conflict: () =>
    new AppError('conflict', 'A montagem foi alterada em outra aba ou aparelho depois que você a abriu.'),
  too_many_groups: () => tooLarge('A campanha passa de 4.000 grupos. Junte grupos pequenos.'),
  plan_full: () => tooLarge('A montagem passa do tamanho máximo. Remova palavras ou anúncios que não usa.'),
  account_full: () =>
    tooLarge('Suas montagens ocupam todo o espaço da conta. Apague campanhas que não usa mais.'),
};

/** The answer to each refusal of a call that makes campaigns with their drafts. */
export const campaignsFailures = { ...draftFailures, too_many_campaigns: tooManyCampaigns };

/** This route checks the session in its own statement. */
export function draftReadRoutes(deps: Deps, { wholeCampaign }: Shares) {
  const read = prepareGuardedRead(deps, readDraft);
  return new Hono<AppEnv>().get('/:id/plan', wholeCampaign, async (c) => {
    const draft = await read(c, uuidOrNull(c.req.param('id')));
    if (draft === null) throw notFound(NO_CAMPAIGN);
    return answerJson<StoredDraft>(c, draft);
  });
}

/** A campaign's settings and ad groups. Every query contains the owner's id. */
export function draftRoutes() {
  return new Hono<UserEnv>().put('/:id/plan', validate('json', draftChangesSchema), async (c) => {
    const saved = await saveDraft(c.var.db, campaignOf(c), c.req.valid('json'));
    if (typeof saved === 'string') throw draftFailures[saved]();
    return c.json(saved);
  });
}
