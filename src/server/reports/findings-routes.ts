import { Hono } from 'hono';
import { ignoredChangeSchema } from '#domain/deciding/report-findings/ignored.ts';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import type { UserEnv } from '../request/context.ts';
import { tooLarge } from '../request/errors.ts';
import { answerKept } from '../middleware/kept-answer.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { validate } from '../middleware/validate.ts';
import { changeIgnored, listIgnored } from './ignored.ts';
import { ownedCampaign } from '../request/owned-campaign.ts';
import { readSignals } from './signals.ts';

const ignoredFailures = {
  campaign_full: () =>
    tooLarge('Esta campanha guarda até 5.000 itens ignorados. Mostre alguns de novo primeiro.'),
  account_full: () =>
    tooLarge('Sua conta guarda até 50.000 itens ignorados. Mostre alguns de novo primeiro.'),
};

/** The findings of a campaign's reports beyond the search terms, and those that the person ignores. */
export function findingsRoutes({ manyRows, wholeCampaign }: Shares) {
  return new Hono<UserEnv>()
    .get('/:id/signals', manyRows, async (c) => {
      const ref = await ownedCampaign(c);
      const compute = () => readSignals(c.var.db, ref);
      return answerKept<StoredSignals>(c, { kind: 'signals', campaignId: ref.campaignId, compute });
    })
    .get('/:id/ignored', wholeCampaign, async (c) =>
      c.json(await listIgnored(c.var.db, await ownedCampaign(c))),
    )
    .put('/:id/ignored', validate('json', ignoredChangeSchema), async (c) => {
      const failure = await changeIgnored(c.var.db, await ownedCampaign(c), c.req.valid('json'));
      if (failure !== null) throw ignoredFailures[failure]();
      return c.json({ saved: true });
    });
}
