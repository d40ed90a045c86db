import { eq } from 'drizzle-orm';
import { noAccountAssets } from '#domain/making/structure/account-assets.ts';
import type { Connection } from '#server/db/client.ts';
import { accountAssets } from '#server/db/schema/account-assets.ts';
import { negativeLists } from '#server/db/schema/negative-lists.ts';
import { createNegativeList } from '#server/testing/factories.ts';
import type { SampleIds } from './sample-reports.ts';

/** Two shared lists of negatives, one of which hurts both of its campaigns, and a deleted one; resolves to the first one's id. */
export async function fillNegativeLists({ db }: Connection, userId: string, ids: SampleIds): Promise<string> {
  await createNegativeList(db, userId, { name: 'Empregos', negatives: ['vagas', '"trabalhe conosco"'] });
  const deleted = await createNegativeList(db, userId, { name: 'Concorrentes', negatives: ['outra marca'] });
  await db.update(negativeLists).set({ deletedAt: new Date() }).where(eq(negativeLists.id, deleted));
  return createNegativeList(db, userId, {
    name: 'Curiosos',
    negatives: ['grátis', '"como fazer"', 'receita', '[bula pdf]', 'portugal'],
    campaignIds: [ids.campaign, ids.portugal],
  });
}

/** Assets of the account, some of which Google would refuse. */
export async function fillAccountAssets({ db }: Connection, userId: string): Promise<void> {
  const page = 'https://exemplo.com.br/';
  const link = (text: string, url: string) => ({ text, desc1: '', desc2: '', url });
  await db.insert(accountAssets).values({
    userId,
    content: {
      ...noAccountAssets(),
      finalUrl: page,
      sitelinks: [link('Preços e kits', `${page}kits`), link('Dúvidas frequentes', `${page}duvidas`)],
      callouts: ['Frete grátis', 'Cura garantida em 7 dias', 'Atendimento por WhatsApp todos os dias'],
      calls: [{ phone: '(11) 91234-5678', country: 'BR' }],
    },
  });
}
