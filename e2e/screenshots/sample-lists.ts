import type { Connection } from '#server/db/client.ts';
import { createNegativeList } from '#server/testing/factories.ts';
import type { SampleIds } from './sample-reports.ts';

/** Two shared lists of negatives, one of which hurts both of its campaigns; resolves to that one's id. */
export async function fillNegativeLists({ db }: Connection, userId: string, ids: SampleIds): Promise<string> {
  await createNegativeList(db, userId, { name: 'Empregos', negatives: ['vagas', '"trabalhe conosco"'] });
  return createNegativeList(db, userId, {
    name: 'Curiosos',
    negatives: ['grátis', '"como fazer"', 'receita', '[bula pdf]', 'portugal'],
    campaignIds: [ids.campaign, ids.portugal],
  });
}
